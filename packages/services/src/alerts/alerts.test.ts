import { type AlertEvent, mostAlertCards, publicReferenceOf } from '@forecourt/domain';
import type { WordReading } from '@forecourt/search';
import { brand, tokenColours } from '@forecourt/site';
import {
  addAlert,
  claimMail,
  type Database,
  endAdverts,
  findAdverts,
  findMail,
  listAlerts,
  listNewsOfNotice,
  type OutgoingMail,
  saveAlertPosition,
  upsertAdverts,
} from '@forecourt/store';
import { openEmptyDatabase } from '@forecourt/store/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSignedLinks } from '../signed-links/signed-links.ts';
import { exampleAdvert } from '../testing/example-advert.ts';
import { exampleVisitor } from '../testing/example-visitor.ts';
import { runAlerts } from './alert-run.ts';
import { type AlertService, createAlertService } from './alert-service.ts';
import { createAlertMails } from './mails/alert-mails.ts';
import { chooseNews } from './mails/choose-news.ts';
import { createRefusalNoter, readRefusal } from './note-refusals.ts';
import { writeNotification } from './push/write-notification.ts';
import { createWatchList, type WatchList } from './watch-list.ts';

const email = 'niamh@example.ie';
const origin = 'https://forecourt.example';
const dayMs = 24 * 3_600_000;
let db: Database;
let now: number;
let service: AlertService;
let mails: ReturnType<typeof createAlertMails>;
let watchList: WatchList;
let readings: WordReading[];

beforeAll(async () => {
  db = await openEmptyDatabase();
});
afterAll(() => db.close());

beforeEach(async () => {
  await db.orm.execute(
    'truncate advert, advert_price, advert_change, watcher, alert_ended_advert, outgoing_mail, setting restart identity cascade',
  );
  await saveAlertPosition(db, 0);
  now = Date.parse('2026-11-09T09:00:00.000Z');
  readings = [];
  const links = createSignedLinks('secret', () => now);
  const nameAlert = async ({ subject }: { subject: string }) => ({
    name: `Name of ${subject}`,
    path: subject,
  });
  mails = createAlertMails({ db, links, origin, nameAlert });
  service = createAlertService({
    db,
    adverts: { find: async () => null },
    search: { search: async () => ({ words: readings }) as never },
    links,
    hashVisitor: (address) => `hash of ${address}`,
    nameAlert,
    onMail: () => {},
    now: () => now,
  });
  const search = { names: async () => ({ resolve: (query: never) => query }) as never };
  watchList = createWatchList({ db, search });
});

const at = () => new Date(now).toISOString();
const referenceOf = (name: string) => publicReferenceOf('example', name);

async function put(name: string, price: number, plate = `191-D-${name}`): Promise<void> {
  const plain = exampleAdvert();
  const vehicle = {
    ...plain.vehicle,
    make: 'Ford',
    model: 'Focus',
    year: 2019,
    mileage: 80_000,
    registration: plate,
  };
  const title = `Focus ${name}`;
  await upsertAdverts(db, [{ ...plain, source: 'example', sourceReference: name, title, vehicle, price }], {
    at: at(),
  });
}

function watch(
  events: AlertEvent[] = ['new', 'price-down', 'back', 'gone'],
  kind: 'search' | 'vehicle' = 'search',
  subject = '/search/ford',
) {
  const choices = { pace: 'at-once' as const, events, ways: ['mail' as const] };
  return addAlert(db, { email, kind, subject, ...choices }, { at: at() });
}

/** Lets time pass and returns the text of the mail that is due, if there is one. */
async function tell(): Promise<string | null> {
  const run = () =>
    runAlerts({ db, watchList, complete: (advert) => advert, now: () => now, onMail: () => {} });
  await run();
  now += 6 * 60_000;
  await run();
  const due: OutgoingMail[] = await claimMail(db, { at: at(), limit: 10, leaseSeconds: 86_400 * 30 });
  const mail = due.find(({ kind }) => kind === 'alert-news');
  return mail ? ((await mails['alert-news'](mail.aboutId))?.text ?? null) : null;
}

test('a guest confirms by mail, manages by link and ends without a sign of who they are', async () => {
  const subject = { kind: 'search' as const, subject: '/search/ford' };
  const choices = { pace: 'daily' as const, events: ['new' as const], ways: ['mail' as const] };
  const asked = await service.ask(subject, choices, email, exampleVisitor());
  const mail = await mails['confirm-alert'](asked.kind === 'asked' ? asked.mail : 0);
  expect(mail).toMatchObject({ to: email, subject: 'Confirm your alert: Name of /search/ford' });
  const token = (path: string) => new RegExp(`${path}/(\\S+)`).exec(mail?.text ?? '')?.[1] ?? '';
  const confirm = token('/alerts/confirm');
  expect(await service.findConfirmation(confirm)).toMatchObject({ value: { state: 'waiting' } });
  expect(await service.findConfirmation(`${confirm.slice(0, -1)}_`)).toEqual({ kind: 'unknown' });
  expect(await service.confirm(confirm)).toBe('on');
  const mine = service.pathOfMine(1).split('/').at(-1) ?? '';
  expect(await service.ofLink(mine)).toMatchObject({ value: { email, hasAccount: false } });
  // Ten years on, the link in an old mail still ends it.
  now += 3650 * dayMs;
  const end = token('/alerts/end-one');
  expect(await service.findEnding('one', end)).toMatchObject({ value: { names: ['Name of /search/ford'] } });
  expect(await service.endByLink('one', end)).toMatchObject({ value: { ended: 1 } });
  expect(await service.endByLink('one', end)).toMatchObject({ value: { ended: 0 } });
  expect(await service.findEnding('all', end)).toEqual({ kind: 'unknown' });
});

test('refusing what a stranger asked for ends nothing that the reader watches', async () => {
  await watch();
  const choices = { pace: 'daily' as const, events: ['new' as const], ways: ['mail' as const] };
  const ask = async (subject: string) => {
    const asked = await service.ask({ kind: 'search', subject }, choices, email, exampleVisitor());
    return mails['confirm-alert'](asked.kind === 'asked' ? asked.mail : 0);
  };
  const mail = await ask('/search/opel');
  expect(mail?.text).toContain('It wasn’t me: cancel this');
  const token = mail?.list?.endUrl.split('/').at(-1) ?? '';
  expect(await service.endByLink('one', token)).toMatchObject({ value: { ended: 1 } });
  expect(await listAlerts(db, 1)).toMatchObject([{ subject: '/search/ford', state: 'on' }]);
  // What they watch already they end knowingly.
  expect((await ask('/search/ford'))?.text).not.toContain('cancel this');
});

test('a new advert, a lower price, its end and its return are told, each once', async () => {
  await put('old', 9000);
  now += 1000;
  await watch();
  expect(await tell()).toBeNull();
  await put('a', 9000);
  expect(await tell()).toContain('New: Focus a\n€9,000');
  await put('a', 8950);
  expect(await tell()).toBeNull();
  await put('a', 8500);
  expect(await tell()).toContain('Price drop: Focus a\n€8,500');
  await endAdverts(db, [referenceOf('a')], { at: at() });
  expect(await tell()).toContain('No longer for sale: Focus a');
  now += 2 * dayMs;
  await put('a', 8500);
  expect(await tell()).toContain('Back for sale: Focus a');
  expect(await tell()).toBeNull();
});

test('the same plate advertised again is not new', async () => {
  await watch();
  await put('a', 9000, '191-D-7');
  await tell();
  await endAdverts(db, [referenceOf('a')], { at: at() });
  await put('b', 9000, '191 D 7');
  expect(await tell()).toBeNull();
  await put('b', 8000, '191 D 7');
  expect(await tell()).toContain('Price drop: Focus b');
});

test('what is no longer true when the mail is written is left out', async () => {
  await watch(['new']);
  await put('a', 9000);
  await runAlerts({ db, watchList, complete: (advert) => advert, now: () => now, onMail: () => {} });
  now += 6 * 60_000;
  await runAlerts({ db, watchList, complete: (advert) => advert, now: () => now, onMail: () => {} });
  await endAdverts(db, [referenceOf('a')], { at: at() });
  expect(await mails['alert-news'](1)).toBeNull();
});

test('one mail shows so many and counts the rest, in text and in HTML', async () => {
  await watch();
  for (let index = 0; index < mostAlertCards + 4; index++) await put(`n${index}`, 9000 + index);
  await tell();
  const mail = await mails['alert-news'](1);
  expect(mail?.text.match(/^New: /gm)).toHaveLength(mostAlertCards);
  expect(mail?.text).toContain('And 4 more: see them all');
  expect(mail?.subject).toBe(`${mostAlertCards + 4} new adverts: Name of /search/ford`);
  expect(mail?.html?.match(/<table/g)).toHaveLength(mostAlertCards);
  expect(mail?.html).toContain('color-scheme');
  expect(mail?.text).toContain(
    'because you asked us on 9 November 2026 to tell you about: Name of /search/ford.',
  );
  expect(mail?.list?.endUrl).toMatch(/^https:\/\/forecourt\.example\/alerts\/end\/e-1-/);
  expect(mail?.text).not.toContain('Your phrase');
  await service.changePhrase(1, ' the blue door ');
  expect((await mails['alert-news'](1))?.text).toContain('Your phrase: the blue door');
});

test('a vehicle that is new to a search and cheaper for who watches it says both', async () => {
  await watch(['new']);
  await put('a', 15_950);
  now += 1000;
  await watch(['price-down'], 'vehicle', referenceOf('a'));
  now += 1000;
  const run = () =>
    runAlerts({ db, watchList, complete: (advert) => advert, now: () => now, onMail: () => {} });
  await run();
  now += 1000;
  await put('a', 15_250);
  expect(await tell()).toContain('New: Focus a\n€15,250, was €15,950 ·');
});

test('a mail about several alerts names each of them, and says once why it came', async () => {
  await watch(['new'], 'search', '/search/ford?maxPrice=9000');
  await watch(['new'], 'search', '/search/ford?minPrice=9500');
  await put('a', 8000);
  await put('b', 9600);
  const text = await tell();
  expect(text?.match(/You’re getting this/g)).toHaveLength(1);
  for (const name of ['/search/ford?maxPrice=9000', '/search/ford?minPrice=9500'])
    expect(text).toContain(`• Name of ${name}, on 9 November 2026`);
  expect((await mails['alert-news'](1))?.subject).toBe('2 new adverts, in 2 of your alerts');
});

test('a price drop says what it cost before, in text, in HTML and in a notification', async () => {
  await put('a', 15_950);
  now += 1000;
  await watch(['price-down']);
  now += 1000;
  await put('a', 15_250);
  expect(await tell()).toContain('Price drop: Focus a\n€15,250, was €15,950 ·');
  expect((await mails['alert-news'](1))?.html).toContain('€15,250, was €15,950<');
  const news = await listNewsOfNotice(db, 1);
  const adverts = await findAdverts(db, [referenceOf('a')]);
  const chosen = chooseNews(news, await listAlerts(db, 1), adverts);
  const named = chosen.map((each) => ({ ...each, name: 'Ford cars', path: '/search/ford' }));
  expect(writeNotification(named)).toEqual({
    title: '1 price drop',
    body: 'Focus a: €15,250, was €15,950',
    path: '/search/ford',
  });
  // Dearer again by the time of the mail.
  await put('a', 16_500);
  expect((await mails['alert-news'](1))?.text).not.toContain(', was');
});

test('a vehicle that is advertised again for less says what it cost before', async () => {
  await put('a', 15_950, '191-D-7');
  now += 1000;
  await watch();
  now += 1000;
  await endAdverts(db, [referenceOf('a')], { at: at() });
  await tell();
  now += 1000;
  await put('b', 14_950, '191-D-7');
  expect(await tell()).toContain('Price drop: Focus b\n€14,950, was €15,950 ·');
});

test('a notification counts what a mail has no room for', async () => {
  await watch(['new']);
  for (let index = 0; index < 23; index += 1) await put(`n${index}`, 9000);
  await tell();
  const news = await listNewsOfNotice(db, 1);
  const adverts = await findAdverts(
    db,
    news.map(({ publicReference }) => publicReference),
  );
  const chosen = chooseNews(news, await listAlerts(db, 1), adverts);
  const named = chosen.map((each) => ({ ...each, name: 'Ford cars', path: '/search/ford' }));
  expect(writeNotification(named)?.title).toBe('23 new adverts');
});

test('a mail has the site’s name and a button in its colour, to the vehicle or to the whole search', async () => {
  await watch(['new']);
  await put('a', 9000);
  const one = await tell();
  expect(one).toMatch(/\nSee this car:\nhttps:\/\/forecourt\.example\/used-cars\/\S+\n/);
  expect(one).toContain('See the whole search:');
  const html = (await mails['alert-news'](1))?.html ?? '';
  expect(html).toContain(`background:${tokenColours.primary.light};`);
  expect(html.indexOf(`>${brand.name}</p>`)).toBeLessThan(html.indexOf('<h1'));
  await put('b', 9000);
  await put('c', 9000);
  const two = await tell();
  expect(two).not.toContain('See this car');
  expect(two?.match(/See the whole search:/g)).toHaveLength(1);
  expect((await mails['alert-news'](2))?.html).toMatch(/background:[^>]+>See the whole search</);
});

test('markup in an advert is text in a mail', async () => {
  await watch();
  await put('<b onclick="x">', 9000, '191-D-1');
  await tell();
  const mail = await mails['alert-news'](1);
  expect(mail?.html).toContain('Focus &lt;b onclick=&quot;x&quot;&gt;');
  expect(mail?.html).not.toContain('<b onclick');
});

test('whoever watches a vehicle hears of its price, of one like it for less, and of its end', async () => {
  await put('mine', 10_000);
  now += 1000;
  await watch(['price-down', 'sold', 'cheaper'], 'vehicle', referenceOf('mine'));
  await put('dearer', 10_500);
  expect(await tell()).toBeNull();
  await put('like', 9500);
  expect(await tell()).toContain('Like the one you’re watching, but cheaper: Focus like');
  await put('mine', 9000);
  expect(await tell()).toContain('Price drop: Focus mine');
  // Dearer than the one that is watched, now that it costs less.
  await put('between', 9200);
  expect(await tell()).toBeNull();
  await endAdverts(db, [referenceOf('mine')], { at: at() });
  expect(await tell()).toContain('Sold or withdrawn: Focus mine');
});

test('a price that falls into a search is new to it', async () => {
  await put('a', 9050);
  await tell();
  await watch(['new'], 'search', '/search/ford?maxPrice=9000');
  now += 1000;
  await put('a', 8990);
  expect(await tell()).toContain('New: Focus a');
});

test('a misspelt word is watched as the page has read it', async () => {
  readings = [
    { word: 'astro', spellings: ['astra'] },
    { word: 'clik', spellings: ['clio', 'clip'] },
    { word: 'red', spellings: null },
  ];
  const subject = await service.findSubject({ search: '/search?q=astro+clik+red', vehicle: null });
  expect(subject?.subject).toBe('/search?q=astra%20clio%7Cclip%20red');
});

const choices = { pace: 'at-once' as const, events: ['new' as const], ways: ['mail' as const] };

test('an edited search tells of what comes from then on, and nothing that waits for the old one', async () => {
  await put('dear', 9500);
  await tell();
  now += 1000;
  const id = (await watch(['new'], 'search', '/search/ford?maxPrice=9000')) ?? 0;
  await put('old', 8000);
  await runAlerts({ db, watchList, complete: (advert) => advert, now: () => now, onMail: () => {} });
  await put('untold', 9200);
  now += 1000;
  const wider = { subject: '/search/ford?minPrice=8500&maxPrice=10000' };
  expect(await service.replace(1, id, wider, choices)).toBe(true);
  // It has been for sale all the time: an edit of its text does not make it new.
  await put('dear', 9500, '191 D dear');
  await put('fresh', 9100);
  const text = await tell();
  expect(text).toContain('New: Focus fresh');
  expect(text).toContain('New: Focus untold');
  expect(text).not.toContain('Focus dear');
  expect(text).not.toContain('Focus old');
});

test('what an ended alert has found is told because of another one that finds it too', async () => {
  const broad = (await watch(['new'], 'search', '/search/ford')) ?? 0;
  await watch(['new'], 'search', '/search/ford?maxPrice=9000');
  const run = () =>
    runAlerts({ db, watchList, complete: (advert) => advert, now: () => now, onMail: () => {} });
  await put('cheap', 8000);
  await put('dear', 9500);
  await run();
  await service.end(1, broad);
  const text = await tell();
  expect(text).toContain('Name of /search/ford?maxPrice=9000');
  expect(text).toContain('Focus cheap');
  expect(text).not.toContain('Focus dear');
});

test('a plate that is advertised again before the mail is told by its new advert', async () => {
  await watch(['new']);
  await put('a', 9000, '191-D-7');
  await runAlerts({ db, watchList, complete: (advert) => advert, now: () => now, onMail: () => {} });
  await put('b', 9000, '191 D 7');
  await endAdverts(db, [referenceOf('a')], { at: at() });
  expect(await tell()).toContain('New: Focus b');
  expect(await tell()).toBeNull();
});

test('a price that has left the search by the time of the mail is not told', async () => {
  await watch(['new'], 'search', '/search/ford?maxPrice=9000');
  await put('a', 8900);
  await runAlerts({ db, watchList, complete: (advert) => advert, now: () => now, onMail: () => {} });
  now += 1000;
  await put('a', 9900);
  expect(await tell()).toBeNull();
  now += 1000;
  await put('a', 8950);
  expect(await tell()).toContain('New: Focus a');
});

test.each([
  [{ command: 'RCPT TO', responseCode: 550 }, { isPermanent: true }],
  [{ command: 'RCPT TO', responseCode: 452 }, { isPermanent: false }],
  [{ command: 'MAIL FROM', responseCode: 550 }, null],
  [{ command: 'DATA', responseCode: 554 }, null],
  [{ code: 'ECONNECTION' }, null],
  [null, null],
])('%o is read as %o', (error, refusal) => {
  expect(readRefusal(error)).toEqual(refusal);
});

test('a mailbox that does not exist ends its alerts', async () => {
  await watch();
  await put('a', 9000);
  await tell();
  const mail = await findMail(db, 'alert-news', 1);
  const note = createRefusalNoter(db, { info: () => {} }, () => now);
  if (mail) await note(mail, { command: 'RCPT TO', responseCode: 550 });
  expect(await service.list(1)).toMatchObject([{ state: 'paused', offReason: 'bounced' }]);
});
