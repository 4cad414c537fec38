import { beforeEach, expect, test, vi } from 'vitest';

const vehicle = { channel: 'Commercial', publicReference: 'V1', price: 5000 } as const;
const view = vi.fn();
const link = vi.fn();

/** A fresh page: the queue lives as long as the module. */
async function freshPage() {
  vi.resetModules();
  const [{ openTracking }, track] = await Promise.all([import('./open-tracking.ts'), import('./track.ts')]);
  return { openTracking, ...track };
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  vi.stubGlobal('document', {});
  vi.stubGlobal('utag', { view, link });
});

test('events before consent are sent with it, in order and with the environment', async () => {
  const { openTracking, trackEvent, trackPage } = await freshPage();
  trackPage({ path: '/', title: 'Home', isBackNavigation: false });
  trackEvent({ kind: 'vehicle-saved', vehicle });
  expect(view).not.toHaveBeenCalled();
  openTracking({ environment_name: 'prod' });
  expect(view).toHaveBeenCalledWith(expect.objectContaining({ page_path: '/', environment_name: 'prod' }));
  expect(link).toHaveBeenCalledWith(expect.objectContaining({ channel: 'vans', environment_name: 'prod' }));
});

test('nothing is sent after a refusal', async () => {
  const { openTracking, trackEvent, trackingQueue } = await freshPage();
  trackEvent({ kind: 'vehicle-saved', vehicle });
  trackingQueue.close();
  openTracking({});
  expect(link).not.toHaveBeenCalled();
});

test('a tag manager that throws breaks nothing of ours', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  link.mockImplementationOnce(() => {
    throw new Error('theirs');
  });
  const { openTracking, trackEvent } = await freshPage();
  openTracking({});
  trackEvent({ kind: 'vehicle-saved', vehicle });
  expect(report).toHaveBeenCalledWith(new Error('theirs'));
});

test('the server queues nothing', async () => {
  vi.stubGlobal('document', undefined);
  const { openTracking, trackEvent } = await freshPage();
  trackEvent({ kind: 'vehicle-saved', vehicle });
  openTracking({});
  expect(link).not.toHaveBeenCalled();
});
