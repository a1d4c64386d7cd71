// A text for others: by the device's own share sheet, otherwise into the clipboard, otherwise on the screen.
import { isHere } from './api';
import { toast } from './parts/toast.svelte';
import { HAS_SERVER, at } from './site';

/** A link for others to something of a table's. There is none to what is only in this browser; the deals of days are the same in every browser, but not at
 * a server. */
export function linkFor(code: string, path: string): string {
  if (isHere(code) && (HAS_SERVER || !path.startsWith('/daily/'))) return '';
  return new URL(at(path), location.href).href;
}

export async function shareText(text: string, copied: string): Promise<void> {
  if ('share' in navigator) {
    await navigator.share({ text }).catch(() => {});
    return;
  }
  try {
    await (navigator as Navigator).clipboard.writeText(text);
    toast(copied);
  } catch {
    // Browsers let a page copy only over HTTPS or at home: then the text itself is shown.
    toast(text);
  }
}
