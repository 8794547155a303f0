import type { AlertSettings } from '@trollmoot/protocol';
import { addPush } from './requests.ts';

/** Can this browser be told while Trollmoot is closed? If not, the name of the sentence that says why. */
export const pushOffer = (): 'yes' | 'insecure' | 'noPush' => {
  if (!isSecureContext) return 'insecure';
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis ? 'yes' : 'noPush';
};

const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  (await navigator.serviceWorker.getRegistration()) ?? undefined;

/** Asks the browser, then tells the server. A word for the sentence that says what went wrong, if something does. */
export async function subscribe(key: string): Promise<AlertSettings | 'denied' | 'noService'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const worker = await registration();
  if (worker === undefined) return 'noService';
  try {
    await (await worker.pushManager.getSubscription())?.unsubscribe(); // it may be for an older key
    const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    return await addPush(subscription.toJSON());
  } catch (error) {
    if (error instanceof DOMException) return 'noService';
    throw error;
  }
}

export async function unsubscribe(): Promise<void> {
  const worker = await registration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

/** The browser may have taken its yes back since. */
export async function isAllowed(): Promise<boolean> {
  if (pushOffer() !== 'yes') return false;
  return (await navigator.permissions.query({ name: 'notifications' })).state === 'granted';
}
