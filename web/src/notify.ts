// Telling somebody who looks elsewhere that it is their turn.
import { settings } from './settings.svelte';
import { at } from './site';

/** Whether this browser can tell at all. */
export const canNotify = (): boolean => 'Notification' in globalThis;

/** Asks whether we may; browsers ask people only after a tap. */
export async function mayNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/** Tells, if that is wanted and nobody is looking. Returns how to take it back. */
export function notify(text: string): () => void {
  if (!settings.notify || !canNotify() || Notification.permission !== 'granted' || !document.hidden)
    return () => {};
  const options = { body: text, tag: 'turn', icon: at('/icon-192.png') };
  // Phones tell only through the service worker.
  const told = navigator.serviceWorker?.getRegistration().then(async (worker) => {
    if (!worker) {
      const shown = new Notification('Vierblatt', options);
      return [shown];
    }
    await worker.showNotification('Vierblatt', options);
    return worker.getNotifications({ tag: 'turn' });
  });
  return () => void told?.then((shown) => shown.forEach((one) => one.close())).catch(() => {});
}
