/** Shows the notifications; its folder limits what it can see to the pages of alerts. */
const workerPath = '/alerts/push-worker.js';

export function canNotify(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Asks the visitor, and the browser's maker for an address to send notifications to. */
export async function askBrowser(publicKey: string): Promise<PushSubscriptionJSON | 'denied' | 'failed'> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return 'denied';
    const registration = await navigator.serviceWorker.register(workerPath);
    await waitUntilActive(registration);
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    });
    return subscription.toJSON();
  } catch {
    return 'failed';
  }
}

async function waitUntilActive(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing ?? registration.waiting;
  if (!worker || registration.active) return;
  await new Promise<void>((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
    });
  });
}
