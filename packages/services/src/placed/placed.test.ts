import type { Account, Advert, SellingFields } from '@forecourt/domain';
import { exampleAdvert, exampleSellingFields } from '@forecourt/domain/testing';
import {
  addAdvertFigures,
  addSellingDraft,
  addSellingPhoto,
  claimMail,
  type Database,
  findAdvert,
  findOrAddAccount,
  findSellingDraft,
  markMailSent,
} from '@forecourt/store';
import { openEmptyDatabase } from '@forecourt/store/testing';
import { NameBook } from '@forecourt/taxonomy';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openFigures } from '../figures/open-figures.ts';
import { openSelling, type Selling } from '../selling/open-selling.ts';
import type { PreparePhoto } from '../selling/photo-service.ts';
import { createSignedLinks } from '../signed-links/signed-links.ts';
import { exampleVisitor } from '../testing/example-visitor.ts';
import { fakeServices } from '../testing/fake-services.ts';
import { limitInMemory } from '../testing/limit-in-memory.ts';
import { createSellingMails } from './selling-mails.ts';
import { createSellingUpkeep } from './selling-upkeep.ts';

const day = 86_400_000;
const began = Date.parse('2026-11-01T09:00:00.000Z');
let now = began;
let db: Database;
let account: Account;
let selling: Selling;
let people = 0;
const files = new Map<string, Buffer>();
const media = {
  read: async (key: string) => files.get(key) ?? null,
  write: async (key: string, bytes: Buffer) => void files.set(key, bytes),
  remove: async (key: string) => void files.delete(key),
};
const links = createSignedLinks('secret', () => now);
let mails: ReturnType<typeof createSellingMails>;

/** Golfs of the same age as the advert, and some older ones. */
const market = Array.from(
  { length: 20 },
  (_, index): Advert => ({
    ...exampleAdvert,
    publicReference: `golf00000${String(index).padStart(3, '0')}`,
    status: 'live',
    channel: 'Car',
    listedAt: new Date(began - (index < 12 ? 0 : 60) * day).toISOString(),
    endedAt: null,
    vehicle: { ...exampleAdvert.vehicle, make: 'Volkswagen', model: 'Golf', year: 2019, fuel: 'Diesel' },
  }),
);

const prepare: PreparePhoto = async (path) =>
  path === 'broken'
    ? { kind: 'refused', reason: 'This photo is damaged.' }
    : {
        kind: 'ok',
        full: Buffer.from(`full ${path}`),
        small: Buffer.from(`small ${path}`),
        width: 800,
        height: 600,
        sentSha256: path,
        sha256: path,
        look: { light: 120, sharpness: 600, hash: '0123456789abcdef' },
        print: null,
      };

beforeAll(async () => {
  db = await openEmptyDatabase();
});
afterAll(() => db.close());

beforeEach(async () => {
  now = began;
  people += 1;
  files.clear();
  const figures = openFigures({ db, log: { warn: () => {} }, now: () => now, everyMs: 3_600_000 });
  const { pricing, search } = fakeServices(market);
  selling = openSelling({
    db,
    pricing,
    search,
    figures: figures.service,
    links,
    media: media as unknown as Parameters<typeof openSelling>[0]['media'],
    book: new NameBook(),
    preparePhoto: prepare,
    coverPart: async () => {
      throw new Error('No plate is covered here.');
    },
    secret: 'secret',
    limitVisitors: limitInMemory(() => now),
    now: () => now,
  });
  mails = createSellingMails({ db, links, origin: 'https://forecourt.example' });
  account = await findOrAddAccount(db, `seller-${people}@example.ie`, { at: at() });
});

const at = () => new Date(now).toISOString();

async function place(changes: Partial<SellingFields> = {}): Promise<string> {
  const id = `draft-${people}`;
  // No two people say the same or send the same photo: that would be held.
  const words = `${exampleSellingFields.words} ${'x'.repeat(people)}`;
  const fields = { ...exampleSellingFields, words, plate: `191-D-${1000 + people}`, ...changes };
  await addSellingDraft(db, { id, owner: { accountId: account.id }, fields }, { at: at(), most: 20 });
  const photo = { name: `${people}.jpg`, sentSha256: `sent ${people}`, bytes: 1, width: 800, height: 600 };
  await addSellingPhoto(db, id, photo, { at: at(), most: 30 });
  const draft = await selling.find(id, { account, browserToken: null });
  if (!draft || draft === 'sign-in') throw new Error('There is no draft.');
  const placed = await selling.publish(draft, account);
  if (placed.kind !== 'placed') throw new Error(placed.kind);
  expect(placed.state).toBe('live');
  return placed.publicReference;
}

async function requireOwn(publicReference: string) {
  const own = await selling.advert(publicReference, account);
  if (!own) throw new Error('There is no such advert.');
  return own;
}

/** One round of the job, and of the outbox; returns the mails to this person. */
async function runJobs(): Promise<{ kind: string; text: string }[]> {
  const keepTidy = createSellingUpkeep({
    db,
    media,
    log: { info: () => {} },
    onMail: () => {},
    now: () => now,
  });
  await keepTidy();
  const sent: { kind: string; text: string }[] = [];
  for (const mail of await claimMail(db, { at: at(), limit: 100, leaseSeconds: 60 })) {
    const write = mails[mail.kind as keyof typeof mails];
    const content = await write?.(mail.aboutId);
    await markMailSent(db, mail.id, { at: at() });
    if (content?.to === account.email) sent.push({ kind: mail.kind, text: content.text });
  }
  return sent;
}

const stateOf = async (reference: string) => (await requireOwn(reference)).placed.state;
const tokenIn = (text = '') => /\/still-for-sale\/(\S+)/.exec(text)?.[1] ?? '';

async function requireAsked(token: string) {
  const found = await selling.stillForSale.find(token);
  if (found.kind !== 'found') throw new Error(found.kind);
  return found.value;
}

describe('“still for sale?”', () => {
  it('asks after 14 days, hides after 3 more, ends after 7, and one press brings it back', async () => {
    const reference = await place();
    now += 13 * day;
    expect(await runJobs()).toEqual([]);
    now += day;
    const [asked] = await runJobs();
    expect(asked?.kind).toBe('still-for-sale');
    now += 2.9 * day;
    await runJobs();
    expect(await stateOf(reference)).toBe('live');
    now += 0.1 * day;
    expect((await runJobs()).map(({ kind }) => kind)).toEqual(['advert-hidden']);
    expect(await stateOf(reference)).toBe('paused');
    expect((await findAdvert(db, reference))?.status).toBe('ended');
    now += 3.9 * day;
    await runJobs();
    expect(await stateOf(reference)).toBe('paused');
    now += 0.1 * day;
    const [ended] = await runJobs();
    expect(ended?.kind).toBe('advert-lapsed');
    expect(await stateOf(reference)).toBe('lapsed');
    // Opening the link changes nothing; its button does.
    const found = await requireAsked(tokenIn(ended?.text));
    expect(await stateOf(reference)).toBe('lapsed');
    expect(await selling.stillForSale.reply(found, 'yes')).toMatchObject({ kind: 'placed', state: 'live' });
    expect((await findAdvert(db, reference))?.listedAt).toBe(new Date(began).toISOString());
    now += 13 * day;
    expect(await runJobs()).toEqual([]);
  });

  it('is asked again 14 days after a yes', async () => {
    const reference = await place();
    now += 14 * day;
    const [asked] = await runJobs();
    const found = await requireAsked(tokenIn(asked?.text));
    expect(await selling.stillForSale.reply(found, 'yes')).toBe(true);
    now += 13.9 * day;
    expect(await runJobs()).toEqual([]);
    expect(await stateOf(reference)).toBe('live');
    now += 0.1 * day;
    expect((await runJobs()).map(({ kind }) => kind)).toEqual(['still-for-sale']);
  });

  it('takes “sold” for an answer, and is then not undone by the same link', async () => {
    const reference = await place();
    now += 14 * day;
    const token = tokenIn((await runJobs())[0]?.text);
    expect(await selling.stillForSale.reply(await requireAsked(token), 'sold')).toBe(true);
    expect(await selling.sale(reference)).toMatchObject({ place: 'unsaid', price: null });
    expect(await selling.stillForSale.reply(await requireAsked(token), 'yes')).toBe(false);
    now += 30 * day;
    expect(await runJobs()).toEqual([]);
    expect(await stateOf(reference)).toBe('sold');
  });

  it('opens for nobody without the whole link', async () => {
    expect(await selling.stillForSale.find('f-1-zz-0')).toEqual({ kind: 'unknown' });
    expect(await selling.stillForSale.find(tokenIn(links.path('write-review', 1)))).toEqual({
      kind: 'unknown',
    });
  });
});

describe('a draft', () => {
  it('is erased a week after its owner was told, with its photos', async () => {
    const id = `left-${people}`;
    const owner = { accountId: account.id };
    await addSellingDraft(db, { id, owner, fields: exampleSellingFields }, { at: at(), most: 20 });
    await selling.photos.add(id, 'left', exampleVisitor());
    expect([...files.keys()]).toEqual(['photos/left.jpg', 'photos-small/left.jpg']);
    now += 52 * day;
    expect(await runJobs()).toEqual([]);
    now += 1.1 * day;
    const [warning] = await runJobs();
    expect(warning?.kind).toBe('draft-ending');
    expect(warning?.text).toContain(`/sell/advert/${id}/preview`);
    now += 6.8 * day;
    await runJobs();
    expect(await findSellingDraft(db, id)).toBeDefined();
    now += 0.3 * day;
    await runJobs();
    expect(await findSellingDraft(db, id)).toBeUndefined();
    now += 0.1 * day;
    await runJobs();
    expect([...files.keys()]).toEqual([]);
  });

  it('loses the files of a photo that is removed, and keeps the others', async () => {
    const id = `photos-${people}`;
    const owner = { accountId: account.id };
    await addSellingDraft(db, { id, owner, fields: exampleSellingFields }, { at: at(), most: 20 });
    const added = await selling.photos.add(id, 'one', exampleVisitor());
    await selling.photos.add(id, 'two', exampleVisitor());
    if (added.kind !== 'kept') throw new Error(added.kind);
    await selling.photos.remove(id, added.photo.id);
    await runJobs();
    expect(files.has('photos/one.jpg')).toBe(true);
    now += 0.1 * day;
    await runJobs();
    expect([...files.keys()].toSorted()).toEqual(['photos-small/two.jpg', 'photos/two.jpg']);
    expect((await selling.photos.original('two.jpg'))?.toString()).toBe('full two');
  });
});

it('one network sends a few hundred photos an hour, and others are not held up', async () => {
  const id = `many-${people}`;
  await addSellingDraft(
    db,
    { id, owner: { accountId: account.id }, fields: exampleSellingFields },
    { at: at(), most: 20 },
  );
  // The same photo: it is kept once.
  const send = (visitor = exampleVisitor('198.51.100.9')) => selling.photos.add(id, 'same', visitor);
  for (let sent = 0; sent < 300; sent += 1) expect((await send()).kind).toBe('kept');
  expect(await send()).toMatchObject({
    kind: 'refused',
    reason: expect.stringContaining('Try again in'),
    retryAfterSeconds: expect.any(Number),
  });
  expect((await send(exampleVisitor('203.0.113.5'))).kind).toBe('kept');
  now += 60_000;
  expect((await send()).kind).toBe('kept');
});

describe('“seen with the car”', () => {
  it('goes from a code over a photo to a decision', async () => {
    const reference = await place();
    const { placed } = await requireOwn(reference);
    const check = await selling.seen.current(placed);
    expect(check.code).toMatch(/^[A-Z0-9]{6}$/);
    expect((await selling.seen.current(placed)).code).toBe(check.code);
    expect(await selling.seen.send(check, 'broken')).toMatchObject({ kind: 'refused' });
    expect(await selling.seen.send(check, 'seen')).toEqual({ kind: 'sent' });
    const waiting = await selling.seen.waiting(50);
    expect(waiting.at(-1)).toMatchObject({ id: check.id, code: check.code });
    expect((await selling.seen.photo(check.id))?.toString()).toBe('full seen');
    expect(await selling.seen.seenAt(reference)).toBeNull();
    expect(await selling.seen.decide(check.id, { isSeen: true, reason: null, by: 'Aoife' })).toBe(true);
    expect(await selling.seen.seenAt(reference)).toBe(at());
  });

  it('begins anew with another code after a refusal', async () => {
    const { placed } = await requireOwn(await place());
    const first = await selling.seen.current(placed);
    await selling.seen.send(first, 'seen');
    await selling.seen.decide(first.id, { isSeen: false, reason: 'No code on it.', by: 'Aoife' });
    expect((await selling.seen.last(placed.publicReference))?.reason).toBe('No code on it.');
    const second = await selling.seen.current(placed);
    expect([second.id === first.id, second.state]).toEqual([false, 'open']);
  });

  it('loses the file of a photo that was replaced', async () => {
    const { placed } = await requireOwn(await place());
    await selling.seen.send(await selling.seen.current(placed), 'first');
    await selling.seen.send(await selling.seen.current(placed), 'second');
    now += 0.1 * day;
    await runJobs();
    expect([files.has('photos-seen/first.jpg'), files.has('photos-seen/second.jpg')]).toEqual([false, true]);
  });
});

describe('the figures of an advert', () => {
  it('stand beside the median of similar adverts of the same age', async () => {
    const reference = await place();
    const rows = market.map(({ publicReference }, index) => ({
      publicReference,
      day: at().slice(0, 10),
      // The older ones would raise the median.
      shown: index < 12 ? index : 1_000,
      opened: 1,
      saved: 0,
      numberShown: 0,
      messages: 0,
      cardScanned: 0,
    }));
    await addAdvertFigures(db, rows, { writer: `test ${people}`, batch: 1, at: at() });
    const { usual, compared, figures, quality, next } = await selling.insights(await requireOwn(reference));
    expect([compared, usual?.shown, usual?.opened]).toEqual([12, 5, 1]);
    expect(figures.today.shown).toBe(0);
    expect(quality.reasons[0]?.step).toBe('photos');
    expect(next).toMatchObject({ kind: 'improve', step: 'photos' });
  });

  it('are not compared with too few', async () => {
    // The others are ten days old by then.
    now += 10 * day;
    const reference = await place();
    const { usual, compared } = await selling.insights(await requireOwn(reference));
    expect(usual).toBeNull();
    expect(compared).toBeLessThan(5);
  });
});
