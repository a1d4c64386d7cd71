// A text for others: by the device's own share sheet, otherwise into the clipboard, otherwise on the screen.
import { toast } from './parts/toast.svelte';

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
