import {
  type Account,
  type Advert,
  formatEuro,
  mirrorPhotoPrint,
  roundGoingRate,
  type SellingFields,
} from '@forecourt/domain';
import { exampleAdvert, exampleSellingFields } from '@forecourt/domain/testing';
import {
  addSellingPhoto,
  type Database,
  decideCase,
  findAdvert,
  findCaseAbout,
  findOrAddAccount,
  openCase,
  storePrints,
  takeCase,
  upsertAdverts,
} from '@forecourt/store';
import { openEmptyDatabase } from '@forecourt/store/testing';
import { NameBook } from '@forecourt/taxonomy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordsKeyOf } from '../office/advert-print.ts';
import type { PricingService } from '../pricing/pricing-service.ts';
import { limitInMemory } from '../testing/limit-in-memory.ts';
import { pricingOver } from '../testing/pricing-over.ts';
import { createAdvertBuilder } from './build-advert.ts';
import type { Asker, OwnDraft } from './own-draft.ts';
import type { RegisteredVehicle } from './registration-lookup.ts';
import { createSellingService, type SellingService } from './selling-service.ts';

const now = new Date('2026-11-17T12:00:00.000Z');
let db: Database;
let account: Account;
let selling: SellingService;
let pricing: PricingService;

const parts = () => ({
  db,
  pricing,
  buildAdvert: createAdvertBuilder(new NameBook()),
  limitVisitors: limitInMemory(() => now.getTime()),
  now: () => now.getTime(),
});

/** A register that knows the plate and nothing about it. */
const unregistered: RegisteredVehicle = {
  channel: null,
  make: null,
  model: null,
  derivative: null,
  year: null,
  fuel: null,
  transmission: null,
  body: null,
  colour: null,
  engineCc: null,
  doors: null,
  seats: null,
  testExpiry: null,
};

/** Enough Golfs to have a going rate of about 16,000. */
const market = Array.from({ length: 60 }, (_, index): Advert => {
  const price = 15_000 + ((index * 7) % 41) * 50;
  return {
    ...exampleAdvert,
    publicReference: `golf00000${String(index).padStart(3, '0')}`,
    status: 'live',
    vehicle: {
      ...exampleAdvert.vehicle,
      make: 'Volkswagen',
      model: 'Golf',
      year: 2019,
      fuel: 'Diesel',
      mileage: 80_000 + index * 200,
      registration: index === 0 ? '191-D-777' : null,
    },
    seller: { kind: 'private', name: 'A', phone: null, email: null },
    price,
    priceHistory: [{ at: exampleAdvert.listedAt, price }],
  };
});

const browser: Asker = { account: null, browserToken: 'b'.repeat(43) };
const signedIn = (): Asker => ({ account, browserToken: browser.browserToken });

beforeAll(async () => {
  db = await openEmptyDatabase();
  const { source, sourceReference } = exampleAdvert;
  await upsertAdverts(
    db,
    market.slice(0, 1).map((advert) => ({ ...advert, source, sourceReference: `${sourceReference} 777` })),
    { at: '2026-11-01T09:00:00.000Z' },
  );
  pricing = pricingOver(market, now);
  selling = createSellingService(parts());
});
afterAll(() => db.close());

async function newAccount(): Promise<void> {
  account = await findOrAddAccount(db, `seller-${Math.random()}@example.ie`, { at: now.toISOString() });
}

let lastPlate = 100;
async function startDraft(asker: Asker, plate?: string): Promise<OwnDraft> {
  lastPlate += 1;
  const start = { plate: plate ?? `191D${lastPlate}`, mileage: '84,500', mileageUnit: 'km' };
  const started = await selling.start(start, asker, { visitorAddress: `198.51.100.${lastPlate}` });
  if (started.kind !== 'started') throw new Error(started.kind);
  return requireDraft(started.draftId, asker);
}

async function requireDraft(id: string, asker: Asker): Promise<OwnDraft> {
  const found = await selling.find(id, asker);
  if (!found || found === 'sign-in') throw new Error('There is no such draft.');
  return found;
}

/** Answers everything, and adds a photo. */
async function complete(
  asker: Asker,
  changes: Partial<SellingFields> = {},
  plate?: string,
  { photo, print }: { photo?: string | undefined; print?: string | undefined } = {},
): Promise<OwnDraft> {
  let draft = await startDraft(asker, plate);
  const fields = { ...exampleSellingFields, plate: draft.fields.plate, ...changes };
  for (const step of ['vehicle', 'condition', 'price', 'words', 'contact'] as const) {
    await selling.save(draft, step, {
      field: (name) => fields[name as keyof SellingFields],
      version: draft.version,
    });
    draft = await requireDraft(draft.id, asker);
  }
  const sentSha256 = photo ?? `sent ${draft.id}`;
  const kept = {
    name: `${draft.id}.jpg`,
    sentSha256,
    bytes: 1,
    width: 800,
    height: 600,
    print: print ?? null,
  };
  await addSellingPhoto(db, draft.id, kept, { at: now.toISOString(), most: 30 });
  return requireDraft(draft.id, asker);
}

describe('a draft', () => {
  it('begins with what the plate tells', async () => {
    const draft = await startDraft(browser);
    expect(draft.fields).toMatchObject({ plate: `191-D-${lastPlate}`, mileage: '84,500', year: '2019' });
  });

  it('begins with what a register says, if the operator has one', async () => {
    const asked: string[] = [];
    const registered = createSellingService({
      ...parts(),
      lookUp: async (plate) => {
        asked.push(plate);
        return { ...unregistered, make: 'Skoda', fuel: 'Petrol', testExpiry: '2027-05-31' };
      },
    });
    const start = { plate: '191 d 777', mileage: '90,000', mileageUnit: 'km' };
    const started = await registered.start(start, browser, { visitorAddress: 'register' });
    if (started.kind !== 'started') throw new Error(started.kind);
    const { fields } = await requireDraft(started.draftId, browser);
    expect(asked).toEqual(['191-D-777']);
    // What the register leaves out, the earlier advert may know.
    expect(fields).toMatchObject({ make: 'Skoda', model: 'Golf', fuel: 'Petrol', nctMonth: '05/2027' });
  });

  it('begins with what earlier adverts of the plate said, but no answer about the past', async () => {
    const { fields } = await startDraft(browser, '191 d 777');
    expect(fields).toMatchObject({ plate: '191-D-777', make: 'Volkswagen', model: 'Golf', fuel: 'Diesel' });
    expect([fields.accident, fields.financeOwed, fields.hireUse, fields.price]).toEqual(['', '', '', '']);
  });

  it('belongs to its browser, then to the account that signs in there', async () => {
    const { id } = await startDraft(browser);
    expect(await selling.find(id, { account: null, browserToken: 'x'.repeat(43) })).toBeNull();
    expect(await selling.find(id, { account: null, browserToken: null })).toBeNull();
    await newAccount();
    expect(await requireDraft(id, signedIn())).toMatchObject({ accountId: account.id, browserHash: null });
    expect(await selling.find(id, browser)).toBe('sign-in');
    await newAccount();
    expect(await selling.find(id, signedIn())).toBeNull();
  });

  it('keeps what cannot stand, and says what is wrong', async () => {
    const draft = await startDraft(browser);
    const sent = { field: (name: string) => (name === 'price' ? 'POA' : ''), version: draft.version };
    const saved = await selling.save(draft, 'price', sent);
    expect(saved).toMatchObject({
      kind: 'saved',
      errors: { price: expect.stringContaining('private adverts') },
    });
    expect((await requireDraft(draft.id, browser)).fields.price).toBe('POA');
    expect(await selling.save(draft, 'price', sent)).toMatchObject({ kind: 'changed-elsewhere', version: 2 });
  });
});

describe('publishing', () => {
  it('places a complete advert with the names, place and photos that visitors see', async () => {
    await newAccount();
    const draft = await complete(signedIn(), { make: 'vw', model: 'golf' });
    const placed = await selling.publish(draft, account);
    if (placed.kind !== 'placed') throw new Error(placed.kind);
    expect(placed).toMatchObject({ state: 'live', holds: [] });
    expect(await findAdvert(db, placed.publicReference)).toMatchObject({
      source: 'sellers',
      title: '191 Volkswagen Golf',
      price: 15_950,
      pictures: [`photo:${draft.id}.jpg`],
      seller: { kind: 'private', name: 'Niamh', phone: '087 123 4567', email: account.email },
      place: { county: 'Cork', town: 'Mallow' },
      vehicle: { make: 'Volkswagen', model: 'Golf', financeOwed: 'Not known to the seller' },
    });
  });

  it('places one advert of a form that is sent twenty times at once', async () => {
    await newAccount();
    const draft = await complete(signedIn());
    const answers = await Promise.all(Array.from({ length: 20 }, () => selling.publish(draft, account)));
    expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(['placed']));
    const adverts = await selling.adverts(account);
    expect(adverts).toHaveLength(1);
    const events = await selling.events(adverts[0]?.placed.publicReference ?? '');
    expect(events.map(({ kind }) => kind)).toEqual(['sent-in', 'live']);
  });

  it('names what is missing and places nothing', async () => {
    await newAccount();
    const answer = await selling.publish(await startDraft(signedIn()), account);
    expect(answer).toMatchObject({ kind: 'incomplete', errors: { photos: 'Add at least one photo' } });
    expect(await selling.adverts(account)).toEqual([]);
  });

  it.each([
    ['price', { price: '5,000' }, 'far-under'],
    ['price', { price: '12,345' }, 'odd-price'],
    ['words', { words: 'Lovely car, one owner. Call me on 087 123 4567 today.' }, 'contact-in-words'],
  ] as const)('holds %s %o', async (field, changes, rule) => {
    await newAccount();
    const answer = await selling.publish(await complete(signedIn(), changes), account);
    expect(answer).toMatchObject({ kind: 'placed', state: 'held', holds: [{ rule, field }] });
  });

  it('is held for everything that was said before it was sent in', async () => {
    await newAccount();
    const words = 'Lovely car, one owner. See www.car.ie or call me on 087 123 4567, no viewings.';
    const draft = await complete(signedIn(), { price: '4,321', words });
    const expected = await selling.expectedHolds(draft, account);
    expect(expected.map(({ rule }) => rule)).toEqual(['far-under', 'contact-in-words', 'fraud-phrase']);
    expect(await selling.publish(draft, account)).toMatchObject({ state: 'held', holds: expected });
  });

  it('says beforehand that what is dear from a new account is looked at', async () => {
    await newAccount();
    const draft = await complete(signedIn(), { make: 'Ferrari', model: 'Roma', price: '190,000' });
    expect(await selling.expectedHolds(draft, account)).toMatchObject([{ rule: 'young-and-dear' }]);
    expect(await selling.expectedHolds(draft, null)).toEqual([]);
  });

  it('holds a plate that is live elsewhere', async () => {
    await newAccount();
    const answer = await selling.publish(await complete(signedIn(), {}, '191-D-777'), account);
    expect(answer).toMatchObject({ state: 'held', holds: [{ rule: 'plate-elsewhere' }] });
  });

  it('holds one of two accounts that place the same plate at once', async () => {
    await newAccount();
    const [one, first] = [account, await complete(signedIn(), {}, '191-D-4242')];
    await newAccount();
    const [other, second] = [
      account,
      await complete({ ...signedIn(), browserToken: null }, {}, '191-D-4242'),
    ];
    const answers = await Promise.all([selling.publish(first, one), selling.publish(second, other)]);
    const states = answers.map((answer) => (answer.kind === 'placed' ? answer.state : answer.kind));
    expect(states.toSorted()).toEqual(['held', 'live']);
    const held = answers.find((answer) => answer.kind === 'placed' && answer.state === 'held');
    expect(held).toMatchObject({ holds: [{ rule: 'plate-elsewhere', field: 'plate' }] });
  });

  it('shows buyers a mileage below an earlier advert’s with its reason', async () => {
    await newAccount();
    const reason = 'The earlier advert had a typing error';
    const draft = await complete(signedIn(), { mileage: '70,000', mileageReason: reason }, '191-D-777');
    const advert = await selling.preview(draft);
    expect(advert.doubted).toContain('mileage');
    expect(advert.description).toContain(`About the mileage: ${reason}`);
    const answer = await selling.publish(draft, account);
    expect(answer).toMatchObject({ state: 'held' });
    const rules = answer.kind === 'placed' ? answer.holds.map(({ rule }) => rule) : [];
    expect(rules).toEqual(['plate-elsewhere', 'mileage-below']);
  });

  it('holds a photo and words that somebody else has placed, and what is dear from a new account', async () => {
    const words =
      'We bought it new in Mallow and had every service there, the last one in May, with a new timing belt and four tyres. The boot has never carried a dog, and it is sold with its two keys.';
    const sendIn = async (changes: Partial<SellingFields>, photo?: string, print?: string) => {
      await newAccount();
      const draft = await complete(signedIn(), changes, undefined, { photo, print });
      const answer = await selling.publish(draft, account);
      return answer.kind === 'placed' ? answer.holds.map(({ rule }) => rule) : answer.kind;
    };
    expect(await sendIn({ words }, 'one file')).toEqual([]);
    expect(await sendIn({}, 'one file')).toEqual(['same-upload']);
    await storePrints(db, [
      { publicReference: 'golf00000001', seller: 'dealer 1', words: wordsKeyOf(words), cover: null },
    ]);
    expect(await sendIn({ words: words.replace('May', 'MAY!') })).toEqual(['copied-words']);
    const [print, cropped] = ['0123456789abcdef', '0123456789abcde0'];
    expect(await sendIn({}, 'first', print)).toEqual([]);
    expect(await sendIn({}, 'cropped', cropped)).toEqual(['similar-upload']);
    expect(await sendIn({}, 'mirrored', mirrorPhotoPrint(print))).toEqual(['similar-upload']);
    expect(await sendIn({}, 'another', 'f0f0f0f0f0f00000')).toEqual([]);
    const dear = { make: 'Ferrari', model: 'Roma', price: '190,000' };
    expect(await sendIn(dear)).toEqual(['young-and-dear']);
  });
});

describe('a placed advert', () => {
  async function place() {
    await newAccount();
    const answer = await selling.publish(await complete(signedIn()), account);
    if (answer.kind !== 'placed') throw new Error(answer.kind);
    return requireAdvert(answer.publicReference);
  }

  async function requireAdvert(reference: string) {
    const own = await selling.advert(reference, account);
    if (!own) throw new Error('There is no such advert.');
    return own;
  }

  it('is its seller’s alone', async () => {
    const { placed } = await place();
    await newAccount();
    expect(await selling.advert(placed.publicReference, account)).toBeNull();
  });

  it('gets another price in one step, unless it cannot be meant', async () => {
    const own = await place();
    const change = (price: string, isPriceMeant = false) =>
      selling.changePrice(own, { price, isPriceMeant }, account);
    expect(await change('POA')).toMatchObject({ kind: 'refused', isAskedAbout: false });
    expect(await change('12,345')).toMatchObject({ kind: 'refused', isAskedAbout: true });
    expect(await change('900')).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('far under'),
      isAskedAbout: true,
    });
    expect(await change('14,950')).toEqual({ kind: 'changed' });
    expect((await findAdvert(db, own.placed.publicReference))?.price).toBe(14_950);
  });

  it('waits for a person with a price far under the going rate that is meant, and stays live as it was', async () => {
    const { placed } = await place();
    const reference = placed.publicReference;
    const change = async (price: string, isPriceMeant = false) =>
      selling.changePrice(await requireAdvert(reference), { price, isPriceMeant }, account);
    const answer = { kind: 'placed', state: 'live', holds: [{ rule: 'far-under', field: 'price' }] };
    expect(await change('4,321', true)).toMatchObject({ kind: 'sent-in', answer });
    expect(await requireAdvert(reference)).toMatchObject({
      draft: { fields: { price: '4321', isPriceMeant: 'yes' } },
      placed: { holds: answer.holds },
      advert: { price: 15_950 },
    });
    expect(await change('14,950')).toMatchObject({ kind: 'sent-in', answer: { holds: [] } });
    expect(await requireAdvert(reference)).toMatchObject({
      placed: { holds: [] },
      advert: { price: 14_950 },
    });
  });

  it('that the office holds comes back only by the office', async () => {
    const { placed } = await place();
    const { publicReference } = placed;
    const at = now.toISOString();
    const report = { kind: 'report', subject: '1', publicReference, accountId: account.id } as const;
    await openCase(db, report, { at });
    const { id, revision } = (await findCaseAbout(db, 'report', '1')) ?? { id: 0, revision: 0 };
    await takeCase(db, id, { accountId: 901, at, until: '2026-11-17T12:10:00.000Z' });
    const ruling = { act: 'hold', fields: [], reason: 'Somebody else says it is theirs.', at } as const;
    await decideCase(db, { caseId: id, accountId: 901, revision, ...ruling });
    const held = { kind: 'placed', state: 'held', holds: [{ rule: 'change-asked' }] };
    const { draft } = await requireAdvert(publicReference);
    expect(await selling.publish(draft, account)).toMatchObject(held);
    expect(await selling.act(await requireAdvert(publicReference), 'withdraw', account)).toBe(true);
    expect(await selling.act(await requireAdvert(publicReference), 'resume', account)).toMatchObject(held);
  });

  it('of a new account does not become dear without a look', async () => {
    const { placed } = await place();
    const change = async (isPriceMeant: boolean) =>
      selling.changePrice(
        await requireAdvert(placed.publicReference),
        { price: '190,000', isPriceMeant },
        account,
      );
    expect(await change(false)).toMatchObject({ kind: 'refused', isAskedAbout: true });
    expect(await change(true)).toMatchObject({
      kind: 'sent-in',
      answer: { state: 'live', holds: [{ rule: 'young-and-dear' }] },
    });
    expect((await findAdvert(db, placed.publicReference))?.price).toBe(15_950);
  });

  it('sends nothing in with a low price that the seller has not sent in', async () => {
    const { placed, draft } = await place();
    await selling.save(draft, 'words', { field: () => 'Other words', version: draft.version });
    const own = await requireAdvert(placed.publicReference);
    const sent = { price: '4,321', isPriceMeant: true };
    expect(await selling.changePrice(own, sent, account)).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('other changes'),
    });
  });

  it('is paused, put back and sold, each once', async () => {
    const own = await place();
    const reference = own.placed.publicReference;
    expect(await selling.act(own, 'pause', account)).toBe(true);
    expect(await selling.act(own, 'pause', account)).toBe(false);
    expect(await selling.act(await requireAdvert(reference), 'resume', account)).toMatchObject({
      state: 'live',
    });
    expect(await selling.act(await requireAdvert(reference), 'sold', account)).toBe(true);
    expect((await findAdvert(db, reference))?.status).toBe('ended');
    const kinds = (await selling.events(reference)).map(({ kind }) => kind);
    expect(kinds).toEqual(['sent-in', 'live', 'paused', 'sent-in', 'live', 'sold']);
  });
});

it('a price is advised from similar adverts', async () => {
  await newAccount();
  const advice = await selling.priceAdvice(await complete(signedIn()));
  expect(advice?.goingRate).toBeGreaterThan(14_500);
  expect(advice?.goingRate).toBeLessThan(17_500);
  expect(advice?.prices).toEqual(advice?.prices.toSorted((one, other) => one - other));
  expect(advice?.steps.map(({ label }) => label)).toContain('Fair price');
});

it('a hold states the going rate as the advice does', async () => {
  await newAccount();
  const draft = await complete(signedIn(), { price: '4,321' });
  const advice = await selling.priceAdvice(draft);
  const [hold] = await selling.expectedHolds(draft, account);
  expect(advice?.goingRate).toBe(roundGoingRate(advice?.goingRate ?? 0));
  expect(hold?.reason).toContain(`going rate of about ${formatEuro(advice?.goingRate ?? 0)}.`);
});

it('one network begins no more than sixty an hour', async () => {
  const begin = () =>
    selling.start({ plate: '191D5', mileage: '1', mileageUnit: 'km' }, browser, { visitorAddress: 'one' });
  const answers = [];
  for (let times = 0; times < 61; times += 1) answers.push((await begin()).kind);
  expect(answers.at(-1)).toBe('too-fast');
  expect(answers.slice(0, 60)).not.toContain('too-fast');
});
