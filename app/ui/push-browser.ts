/** `unsupported` also where no service worker is registered, as in development. */
export type PushState = 'reading' | 'unsupported' | 'blocked' | 'ready';

/** For a worker that is registered as soon as the page has loaded. */
const REGISTERED_MS = 3_000;

async function findManager(): Promise<PushManager | null> {
  if (!('PushManager' in window) || !('Notification' in window) || !navigator.serviceWorker) return null;
  const late = new Promise<null>((resolve) => setTimeout(resolve, REGISTERED_MS, null));
  return (await Promise.race([navigator.serviceWorker.ready, late]))?.pushManager ?? null;
}

/** `id` is the gateway's name of this browser; null if it is not subscribed. */
export async function readPushState(): Promise<{ state: PushState; id: string | null }> {
  const manager = await findManager();
  if (!manager) return { state: 'unsupported', id: null };
  const { state } = await navigator.permissions.query({ name: 'notifications' });
  if (state === 'denied') return { state: 'blocked', id: null };
  const subscription = await manager.getSubscription();
  return { state: 'ready', id: subscription && (await digest(subscription.endpoint)) };
}

/** Asks for the permission. Returns null if it is refused. Rejects without a push service, or if it does not answer. */
export async function subscribeToPush(applicationServerKey: string) {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const manager = await findManager();
  if (!manager) throw new Error('The browser has no push service.');
  const subscribe = () => manager.subscribe({ userVisibleOnly: true, applicationServerKey });
  // A subscription for another key has to go first.
  const subscription = await subscribe().catch(async () => {
    await unsubscribeFromPush();
    return subscribe();
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
}

/** The next person at this browser gets nothing of the last one's. */
export async function unsubscribeFromPush(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

/** The SHA-256 in base64url. */
async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
}
