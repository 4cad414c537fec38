import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, it } from 'vitest';

const source = readFileSync(new URL('../../../../public/alerts/push-worker.js', import.meta.url), 'utf8');
const origin = 'https://forecourt.example';

let handlers: Map<string, (event: object) => void>;
let shown: unknown[][];
let opened: string[];

beforeEach(() => {
  handlers = new Map();
  shown = [];
  opened = [];
  const self = {
    addEventListener: (name: string, handle: (event: object) => void) => handlers.set(name, handle),
    registration: { showNotification: async (...given: unknown[]) => void shown.push(given) },
    clients: { openWindow: async (url: string) => void opened.push(url) },
    location: { origin },
  };
  runInNewContext(source, { self, URL });
});

/** Hands an event to the worker, as a browser does, and waits for what it begins. */
async function send(name: string, event: object): Promise<void> {
  const begun: Promise<unknown>[] = [];
  handlers.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => begun.push(work) });
  await Promise.all(begun);
}

const push = (sent: unknown) => send('push', { data: { json: () => sent } });

async function click(path: unknown): Promise<boolean> {
  let isClosed = false;
  const close = () => {
    isClosed = true;
  };
  await send('notificationclick', { notification: { close, data: { path } } });
  return isClosed;
}

it('shows what the site sends, and opens it', async () => {
  await push({ title: '1 new', body: 'Focus a: €9,000', path: '/search/ford', tag: 'alert-1' });
  expect(shown).toEqual([
    [
      '1 new',
      {
        body: 'Focus a: €9,000',
        tag: 'alert-1',
        icon: '/apple-touch-icon.png',
        data: { path: '/search/ford' },
      },
    ],
  ]);
  expect(await click('/search/ford')).toBe(true);
  expect(opened).toEqual([`${origin}/search/ford`]);
});

it('shows nothing if nothing is sent', async () => {
  await send('push', { data: null });
  await push({});
  expect(shown).toEqual([]);
});

it.each(['https://elsewhere.example/', '//elsewhere.example/', 'javascript:alert(1)'])(
  'does not open %s',
  async (path) => {
    expect(await click(path)).toBe(true);
    expect(opened).toEqual([]);
  },
);

it('opens the home page if it does not know what', async () => {
  await click(undefined);
  expect(opened).toEqual([`${origin}/`]);
});
