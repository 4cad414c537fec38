import type { AlertWay } from '@forecourt/domain';
import {
  addAlert,
  claimMail,
  type Database,
  listPushBrowsers,
  saveAlertPosition,
  upsertAdverts,
} from '@forecourt/store';
import { openEmptyDatabase } from '@forecourt/store/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSignedLinks } from '../../signed-links/signed-links.ts';
import { exampleAdvert } from '../../testing/example-advert.ts';
import { readAuthorisation, startPushMaker } from '../../testing/start-push-maker.ts';
import { runAlerts } from '../alert-run.ts';
import { createAlertMails } from '../mails/alert-mails.ts';
import { createWatchList, type WatchList } from '../watch-list.ts';
import { createPushService } from './push-service.ts';
import { makeVapidKeys } from './vapid.ts';

const keys = makeVapidKeys();
const nameAlert = async ({ subject }: { subject: string }) => ({ name: 'Ford cars', path: subject });
let db: Database;
let maker: Awaited<ReturnType<typeof startPushMaker>>;
let watchList: WatchList;
let now: number;
let warnings: string[];

beforeAll(async () => {
  db = await openEmptyDatabase();
  maker = await startPushMaker();
});
afterAll(async () => {
  await maker.stop();
  await db.close();
});

beforeEach(async () => {
  await db.orm.execute(
    'truncate advert, advert_price, advert_change, watcher, alert_ended_advert, outgoing_mail, setting restart identity cascade',
  );
  await saveAlertPosition(db, 0);
  now = Date.parse('2026-11-09T09:00:00.000Z');
  warnings = [];
  maker.taken.length = 0;
  maker.state.status = 201;
  const search = { names: async () => ({ resolve: (query: never) => query }) as never };
  watchList = createWatchList({ db, search });
});

const at = () => new Date(now).toISOString();

function openPush(usedKeys: typeof keys | null = keys) {
  return createPushService({
    db,
    keys: usedKeys,
    nameAlert,
    subject: 'mailto:support@forecourt.example',
    log: { warn: (_: object, words: string) => void warnings.push(words) } as never,
    now: () => now,
    fetch: maker.fetch,
  });
}

/** Somebody watches Fords with one browser, and one comes up. */
async function tellOfFocus(ways: AlertWay[]) {
  const choices = { pace: 'at-once' as const, events: ['new' as const], ways };
  await addAlert(
    db,
    { email: 'niamh@example.ie', kind: 'search', subject: '/search/ford', ...choices },
    { at: at() },
  );
  expect(await openPush().add(1, maker.subscription('phone'))).toBe(true);
  await comeUp('a');
}

async function advertise(name: string, make = 'Ford') {
  const plain = exampleAdvert();
  const vehicle = { ...plain.vehicle, make, model: 'Focus', registration: `191-D-${name}` };
  const advert = { ...plain, source: 'example', sourceReference: name, title: `Focus ${name}`, vehicle };
  await upsertAdverts(db, [{ ...advert, price: 9000 }], { at: at() });
}

async function comeUp(name: string) {
  await advertise(name);
  const run = () => runAlerts({ db, watchList, complete: (each) => each, now: () => now, onMail: () => {} });
  await run();
  now += 6 * 60_000;
  await run();
}

/** The mails that are due; null for one that turns out to have nothing to tell. */
async function mails(): Promise<(string | null)[]> {
  const links = createSignedLinks('secret', () => now);
  const write = createAlertMails({ db, links, origin: 'https://forecourt.example', nameAlert })['alert-news'];
  const due = await claimMail(db, { at: at(), limit: 10, leaseSeconds: 86_400 });
  return Promise.all(due.map(async ({ aboutId }) => (await write(aboutId))?.text ?? null));
}

test('a browser gets what it alone can read, signed by the site, once', async () => {
  await tellOfFocus(['push']);
  await openPush().send();
  await openPush().send();
  expect(maker.taken).toHaveLength(1);
  const [{ path, headers, text }] = maker.taken as [(typeof maker.taken)[number]];
  expect(JSON.parse(text)).toEqual({
    title: '1 new advert',
    body: 'Focus a: €9,000',
    path: '/search/ford',
    tag: 'alert-1',
  });
  expect(path).toBe('/fcm/send/phone');
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  expect(readAuthorisation(headers.authorization ?? '')).toEqual({
    publicKey: keys.publicKey,
    claims: {
      aud: 'https://fcm.googleapis.com',
      sub: 'mailto:support@forecourt.example',
      exp: now / 1000 + 12 * 3600,
    },
  });
  expect(await mails()).toEqual([]);
});

test('a browser that is gone is forgotten, and its owner gets a mail instead', async () => {
  maker.state.status = 410;
  await tellOfFocus(['push']);
  await openPush().send();
  expect(await listPushBrowsers(db, 1)).toEqual([]);
  expect(await mails()).toEqual([expect.stringContaining('New: Focus a')]);
  // And from then on.
  await comeUp('b');
  await openPush().send();
  expect(maker.taken).toHaveLength(1);
  expect(await mails()).toEqual([expect.stringContaining('New: Focus b')]);
});

test('what no browser takes comes by mail, and the browser stays for the next', async () => {
  maker.state.status = 500;
  await tellOfFocus(['push']);
  await openPush().send();
  expect(warnings).toEqual(['A notification was not accepted']);
  expect(await mails()).toEqual([expect.stringContaining('New: Focus a')]);
  maker.state.status = 201;
  await comeUp('b');
  await openPush().send();
  expect(maker.taken.map(({ text }) => JSON.parse(text).body)).toContain('Focus b: €9,000');
  expect(await mails()).toEqual([]);
});

test('a mail of another alert tells what no browser takes', async () => {
  const mailed = { pace: 'at-once' as const, events: ['new' as const], ways: ['mail' as const] };
  await addAlert(
    db,
    { email: 'niamh@example.ie', kind: 'search', subject: '/search/opel', ...mailed },
    { at: at() },
  );
  maker.state.status = 500;
  await advertise('b', 'Opel');
  await tellOfFocus(['push']);
  expect(await mails()).toEqual([]);
  await openPush().send();
  const [text, ...more] = await mails();
  expect(text).toContain('New: Focus a');
  expect(text).toContain('New: Focus b');
  expect(more).toEqual([]);
});

test('the site follows a maker nowhere else', async () => {
  maker.state.status = 302;
  await tellOfFocus(['mail', 'push']);
  await openPush().send();
  expect(maker.taken.map(({ path }) => path)).toEqual(['/fcm/send/phone']);
  expect(warnings).toEqual(['A notification could not be sent']);
});

test('if the operator wants no notifications, nobody is offered any, and what they would tell comes by mail', async () => {
  await tellOfFocus(['push']);
  const off = openPush(null);
  expect(off.publicKey()).toBeNull();
  expect(await off.add(1, maker.subscription('tablet'))).toBe(false);
  await off.send();
  expect(maker.taken).toEqual([]);
  expect(await mails()).toEqual([expect.stringContaining('New: Focus a')]);
});

test('one mail and one notification tell of the same, each to whoever asked for it', async () => {
  await tellOfFocus(['mail', 'push']);
  await openPush().send();
  expect(maker.taken).toHaveLength(1);
  expect(await mails()).toEqual([expect.stringContaining('New: Focus a')]);
});
