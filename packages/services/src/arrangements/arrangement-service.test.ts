import type { Advert, ConversationSide } from '@forecourt/domain';
import { exampleAdvert } from '@forecourt/domain/testing';
import {
  type Database,
  findConversation,
  listConversations,
  listMessages,
  recordEnquiry,
} from '@forecourt/store';
import { openEmptyDatabase } from '@forecourt/store/testing';
import { NameBook } from '@forecourt/taxonomy';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OwnConversation } from '../conversations/conversation-service.ts';
import { exampleVisitor } from '../testing/example-visitor.ts';
import { limitInMemory } from '../testing/limit-in-memory.ts';
import { pricingOver } from '../testing/pricing-over.ts';
import type { ArrangementField, ArrangementIntent } from './arrangement-form.ts';
import { type ArrangementService, createArrangementService } from './arrangement-service.ts';
import { createPartExchangeQuotes } from './quote-part-exchange.ts';

let now = Date.parse('2026-11-20T10:00:00.000Z');
let db: Database;
let service: ArrangementService;
let buyer: OwnConversation;
let seller: OwnConversation;
let count = 0;

/** Enough Golfs to value one. */
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
    seller: { kind: 'private', name: 'Aoife', phone: null, email: 'aoife@example.ie' },
    price,
    priceHistory: [{ at: exampleAdvert.listedAt, price }],
  };
});

beforeAll(async () => {
  db = await openEmptyDatabase();
  service = createArrangementService({
    db,
    dealers: { find: async () => null },
    quotePartExchange: createPartExchangeQuotes({
      pricing: pricingOver(market, new Date(now)),
      book: new NameBook(),
      limitVisitors: limitInMemory(() => now),
    }),
    hashVisitor: (address) => address,
    origin: 'https://forecourt.example',
    mailAfterSeconds: 120,
    onMail: () => {},
    now: () => now,
  });
});
afterAll(() => db.close());

beforeEach(async () => {
  now = Date.parse('2026-11-20T10:00:00.000Z');
  count += 1;
  const email = `buyer-${count}@example.ie`;
  await recordEnquiry(
    db,
    {
      idempotencyKey: email,
      channel: 'Car',
      kind: 'email',
      publicReference: exampleAdvert.publicReference,
      dealerId: null,
      name: 'Niamh',
      email,
      phone: null,
      message: 'Is it still for sale?',
      preferredTime: null,
      visitor: null,
    },
    { at: new Date(now).toISOString() },
  );
  const [begun] = await listConversations(db, { accountId: 0, email }, { limit: 1 });
  const conversation = begun && (await findConversation(db, begun.id));
  if (!conversation) throw new Error('No conversation began.');
  const shared = {
    conversation,
    advert: { ...exampleAdvert, status: 'live' as const },
    names: { buyer: 'Niamh', seller: 'Aoife' },
  };
  buyer = { ...shared, side: 'buyer' };
  seller = { ...shared, side: 'seller' };
});

type Fields = Partial<Record<ArrangementField, string>>;
let keys = 0;

function submit(
  side: ConversationSide,
  intent: ArrangementIntent,
  fields: Fields = {},
  key = `key-${keys++}`,
) {
  const form = { intent, key, field: (name: ArrangementField) => fields[name] ?? '' };
  return service.submit(side === 'buyer' ? buyer : seller, form, exampleVisitor());
}

const lastWords = async () => (await listMessages(db, buyer.conversation.id, 'buyer')).at(-1)?.body;
const time = { kind: 'viewing', day: '2026-11-21', time: '14:30' };
const newest = async () => {
  const [viewing] = (await service.read(buyer)).viewings;
  if (!viewing) throw new Error('There is no viewing.');
  return viewing;
};
const target = async () => {
  const { id, sequence } = await newest();
  return { id: String(id), sequence: String(sequence) };
};

describe('a viewing', () => {
  it('is told in plain words at every step', async () => {
    expect(await submit('buyer', 'propose-viewing', time)).toEqual({ kind: 'done' });
    expect(await lastWords()).toBe('I’d like to see it on Saturday 21 November at 14:30.');
    expect(await submit('seller', 'confirm-viewing', { ...(await target()), place: ' Quay 1 ' })).toEqual({
      kind: 'done',
    });
    expect(await lastWords()).toBe('Saturday 21 November at 14:30 suits me. See you then.');
    await submit('buyer', 'move-viewing', { ...(await target()), day: '2026-11-22', time: '11:00' });
    expect(await lastWords()).toBe('Could we make it Sunday 22 November at 11:00 instead?');
    await submit('seller', 'cancel-viewing', await target());
    expect(await lastWords()).toBe('Sorry, Sunday 22 November at 11:00 doesn’t suit me.');
  });

  it('never says the place in a message', async () => {
    await submit('seller', 'propose-viewing', { ...time, place: 'Quay 1' });
    await submit('buyer', 'confirm-viewing', await target());
    const messages = await listMessages(db, buyer.conversation.id, 'buyer');
    expect(JSON.stringify(messages)).not.toContain('Quay');
    expect(await newest()).toMatchObject({ state: 'confirmed', place: 'Quay 1' });
  });

  it('asks the seller for a place, and nobody for two times', async () => {
    expect(await submit('seller', 'propose-viewing', time)).toEqual({
      kind: 'refused',
      errors: { place: 'Enter where to meet' },
    });
    await submit('buyer', 'propose-viewing', time);
    expect(await submit('seller', 'confirm-viewing', await target())).toEqual({
      kind: 'refused',
      errors: { place: 'Enter where to meet' },
    });
    expect(await submit('buyer', 'propose-viewing', { ...time, slot: '1' })).toEqual({
      kind: 'refused',
      errors: { slot: 'Choose one of these times or fill in a day, not both' },
    });
  });

  it('sent twice is done once, and an old tab is told', async () => {
    await submit('buyer', 'propose-viewing', time, 'same');
    expect(await submit('buyer', 'propose-viewing', time, 'same')).toEqual({ kind: 'done' });
    const seen = await target();
    await submit('buyer', 'move-viewing', { ...seen, day: '2026-11-23', time: '10:00' });
    expect(await submit('seller', 'confirm-viewing', { ...seen, place: 'Quay 1' })).toEqual({
      kind: 'turned-away',
      message: 'This has changed since you opened the page. Have a look at how it stands now.',
    });
  });

  it('is noted as done without a message, once', async () => {
    await submit('seller', 'propose-viewing', { ...time, place: 'Quay 1' });
    await submit('buyer', 'confirm-viewing', await target());
    const words = await lastWords();
    now = Date.parse('2026-11-21T14:35:00.000Z');
    const seen = await target();
    expect(await submit('buyer', 'finish-viewing', seen)).toEqual({ kind: 'done' });
    expect(await submit('buyer', 'finish-viewing', seen)).toEqual({ kind: 'done' });
    expect(await lastWords()).toBe(words);
  });

  it('is a calendar event only while it is agreed, and of its own conversation', async () => {
    await submit('seller', 'propose-viewing', {
      ...time,
      kind: 'video-viewing/zoom',
      place: 'https://zoom.example/1',
    });
    const { id } = await newest();
    expect(await service.findCalendarEvent(buyer, id)).toBeNull();
    await submit('buyer', 'confirm-viewing', await target());
    expect(await service.findCalendarEvent(buyer, id)).toMatchObject({
      sequence: 1,
      location: 'https://zoom.example/1',
      summary: `Live video viewing on Zoom: ${exampleAdvert.title}`,
      description: expect.stringContaining('Aoife'),
      isCancelled: false,
    });
    const stranger = { ...buyer, conversation: { ...buyer.conversation, id: 0 } };
    expect(await service.findCalendarEvent(stranger, id)).toBeNull();
    await submit('buyer', 'cancel-viewing', await target());
    expect(await service.findCalendarEvent(seller, id)).toMatchObject({
      sequence: 2,
      location: null,
      isCancelled: true,
    });
  });
});

describe('the seller’s free times', () => {
  it('are offered, taken by one tap sent twice, and only theirs to set', async () => {
    const free = { day: '2026-11-25', from: '10:00', until: '11:00', minutes: '30' };
    expect(await submit('buyer', 'add-slots', free)).toMatchObject({ kind: 'turned-away' });
    expect(await submit('seller', 'add-slots', free)).toEqual({ kind: 'done' });
    const [slot] = (await service.read(buyer)).slots;
    const fields = { kind: 'test-drive', slot: String(slot?.id) };
    expect(await submit('buyer', 'propose-viewing', fields, 'once')).toEqual({ kind: 'done' });
    expect(await submit('buyer', 'propose-viewing', fields, 'once')).toEqual({ kind: 'done' });
    expect(await lastWords()).toBe('I’d like a test drive on Wednesday 25 November at 10:00.');
    const left = (await service.read(buyer)).slots;
    expect(left.map(({ startsAt }) => startsAt)).toEqual(['2026-11-25T10:30:00.000Z']);
    await submit('seller', 'remove-slot', { id: String(left[0]?.id) });
    expect((await service.read(buyer)).slots).toEqual([]);
  });
});

describe('an offer', () => {
  it('says that it binds nobody, when made and when accepted', async () => {
    expect(await submit('buyer', 'make-offer', { amount: '14,500' }, 'one')).toEqual({ kind: 'done' });
    now += 59_000;
    expect(await submit('buyer', 'make-offer', { amount: '14,500' }, 'one')).toEqual({ kind: 'done' });
    expect(await lastWords()).toBe(
      'I’d pay €14,500. My offer is open until Sunday 22 November at 10:00. It isn’t binding on either of us.',
    );
    const [offer] = (await service.read(seller)).offers;
    await submit('seller', 'accept-offer', { id: String(offer?.id) });
    expect(await lastWords()).toContain('isn’t binding');
    expect((await service.read(buyer)).offers).toMatchObject([{ state: 'accepted' }]);
  });

  it('is over after 48 hours for everybody who looks, before any job runs', async () => {
    await submit('buyer', 'make-offer', { amount: '14,500' });
    now += 48 * 3_600_000;
    const [offer] = (await service.read(seller)).offers;
    expect(offer).toMatchObject({ state: 'expired' });
    expect(await submit('seller', 'accept-offer', { id: String(offer?.id) })).toMatchObject({
      kind: 'turned-away',
    });
  });

  it('needs an amount, an advert and a conversation of its own', async () => {
    expect(await submit('buyer', 'make-offer', { amount: 'half' })).toMatchObject({ kind: 'refused' });
    buyer = { ...buyer, advert: { ...exampleAdvert, status: 'ended' } as Advert };
    expect(await submit('buyer', 'make-offer', { amount: '14,500' })).toMatchObject({ kind: 'turned-away' });
    expect(await submit('seller', 'accept-offer', { id: '1' })).toMatchObject({ kind: 'turned-away' });
  });
});

describe('a trade-in', () => {
  const fields = { plate: '191-d-777', mileage: '84,500', mileageUnit: 'km' };
  const details = async () => (await service.read(seller)).requests[0]?.details;

  it('shows what the plate is on and what it is worth', async () => {
    expect(await submit('buyer', 'ask-part-exchange', fields)).toEqual({ kind: 'done' });
    const found = await details();
    expect(found).toMatchObject({ plate: '191-D-777', mileage: 84_500, name: '2019 Volkswagen Golf' });
    const range = found && 'range' in found ? found.range : null;
    expect(range?.low).toBeGreaterThan(10_000);
    expect(range?.high).toBeLessThan(20_000);
    expect(range?.low).toBeLessThan(range?.high ?? 0);
    expect(await lastWords()).toMatch(
      /^Would you take my 2019 Volkswagen Golf \(191-D-777, 84,500 km\) as a trade-in\? .* €1\d,\d{3}/,
    );
  });

  it('takes the buyer’s word for a plate that nobody knows, and a dealer’s range is lower', async () => {
    await submit('buyer', 'ask-part-exchange', { ...fields, plate: '191-D-4242', make: 'VW', model: 'golf' });
    const own = await details();
    expect(own).toMatchObject({ name: '2019 Volkswagen Golf' });
    buyer = { ...buyer, conversation: { ...buyer.conversation, dealerId: 1 } };
    await submit('buyer', 'ask-part-exchange', { ...fields, plate: '191-D-4242', make: 'VW', model: 'golf' });
    const dealers = await details();
    const lowOf = (value: typeof own) => (value && 'range' in value ? (value.range?.low ?? 0) : 0);
    expect(lowOf(dealers)).toBeLessThan(lowOf(own));
  });

  it('is still told without a range', async () => {
    await submit('buyer', 'ask-part-exchange', { ...fields, plate: '191-D-4243' });
    expect(await details()).toMatchObject({ name: null, range: null });
    expect(await lastWords()).toBe('Would you take my car (191-D-4243, 84,500 km) as a trade-in?');
  });
});

it('a call back is asked for, and ticked off', async () => {
  expect(await submit('buyer', 'ask-call-back', { phone: 'soon' })).toMatchObject({ kind: 'refused' });
  await submit('buyer', 'ask-call-back', { phone: '087 123 4567', preferredTime: 'evening' });
  expect(await lastWords()).toBe('Please call me on 087 123 4567. Best time: Evening, after 5.');
  const [request] = (await service.read(seller)).requests;
  await submit('seller', 'finish-request', { id: String(request?.id) });
  expect((await service.read(buyer)).requests).toMatchObject([{ state: 'done' }]);
});
