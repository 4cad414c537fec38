import type { Advert } from '@forecourt/domain';
import { emptyEnquiry } from '@forecourt/site';
import { claimMail, type Database, findEnquiry, findMail } from '@forecourt/store';
import { openEmptyDatabase } from '@forecourt/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { QuotePartExchange } from '../arrangements/quote-part-exchange.ts';
import { createFormTickets, soonestMs } from '../forms/form-tickets.ts';
import { createVisitorHash } from '../secrets/visitor-hash.ts';
import { exampleAdvert } from '../testing/example-advert.ts';
import { exampleDealer } from '../testing/example-dealer.ts';
import { exampleVisitor } from '../testing/example-visitor.ts';
import { noQuotes } from '../testing/no-services/no-quotes.ts';
import { limits } from './enquiry-limits.ts';
import { createEnquiryService } from './enquiry-service.ts';
import type { SentForm } from './sent-form.ts';

let db: Database;
beforeAll(async () => {
  db = await openEmptyDatabase();
});
afterAll(() => db.close());

const fields = {
  ...emptyEnquiry,
  name: 'Niamh',
  email: 'niamh@example.ie',
  message: 'Is it still for sale?',
};
const dealer = exampleDealer({ phone: '021 555 0100', whatsapp: '087 555 0100' });
const advert = exampleAdvert({ seller: { kind: 'trade', dealerId: 7 } });
let visits = 0;

/** A service with its own clock, and a visitor unknown to the database. */
function open({
  adverts = [advert],
  quotePartExchange = noQuotes,
}: {
  adverts?: readonly Advert[];
  quotePartExchange?: QuotePartExchange;
} = {}) {
  const clock = { now: Date.parse('2026-11-15T10:00:00Z') + visits * 86_400_000 };
  const woken: number[] = [];
  const service = createEnquiryService({
    db,
    adverts: { find: async (reference) => adverts.find((one) => one.publicReference === reference) ?? null },
    dealers: { find: async (id) => (id === 7 ? dealer : null) },
    tickets: createFormTickets('secret', () => clock.now),
    hashVisitor: createVisitorHash('secret'),
    quotePartExchange,
    followUpDays: 7,
    log: { error: () => {} },
    onRecorded: () => woken.push(clock.now),
    now: () => new Date(clock.now),
  });
  const visitor = exampleVisitor(`198.51.100.${++visits}`);
  const form = (changes: Partial<SentForm> = {}): SentForm => {
    const ticket = service.ticket();
    clock.now += soonestMs;
    const target = { channel: advert.channel, publicReference: advert.publicReference, dealerId: null };
    return { kind: 'email', fields, ticket, trap: '', ...target, ...changes };
  };
  return { service, clock, visitor, form, woken };
}

/** What would have been delivered by now. */
async function takeWaiting() {
  const mails = await claimMail(db, { at: '2099-01-01T00:00:00.000Z', limit: 100, leaseSeconds: 1 });
  const enquiries = mails
    .filter((mail) => mail.kind === 'enquiry')
    .map((mail) => findEnquiry(db, mail.aboutId));
  return (await Promise.all(enquiries)).filter((one) => one !== undefined);
}

describe('a message to a seller', () => {
  it('is stored for its dealer, and wakes the delivery', async () => {
    const { service, visitor, form, woken } = open();
    await takeWaiting();
    expect(await service.send(form(), visitor)).toEqual({ kind: 'sent' });
    const kept = (await takeWaiting()).at(-1);
    expect(kept).toMatchObject({ name: 'Niamh', dealerId: 7, publicReference: advert.publicReference });
    expect(kept?.visitor).not.toContain('198.51');
    expect(woken).toHaveLength(1);
  });

  it('that is held is said to be held, also when its form is sent again', async () => {
    const seller = { kind: 'private', name: 'Tom', phone: null, email: 'tom@example.ie' } as const;
    const adverts = [1, 2, 3, 4, 5, 6].map((one) =>
      exampleAdvert({ publicReference: `sellers${one}`, seller }),
    );
    const { service, visitor, form } = open({ adverts });
    const about = (publicReference: string) =>
      form({ publicReference, fields: { ...fields, message: 'Swap?' } });
    for (const { publicReference } of adverts.slice(0, 5))
      await service.send(about(publicReference), visitor);
    const sent = about('sellers6');
    expect(await service.send(sent, visitor)).toEqual({ kind: 'sent', isHeld: true });
    expect(await service.send(sent, visitor)).toEqual({ kind: 'sent', isHeld: true });
  });

  it('sent twice with one ticket is one message, even at the same moment', async () => {
    const { service, visitor, form, woken } = open();
    const sent = form();
    const outcomes = await Promise.all([service.send(sent, visitor), service.send(sent, visitor)]);
    expect(outcomes).toEqual([{ kind: 'sent' }, { kind: 'sent' }]);
    expect(await service.send(sent, visitor)).toEqual({ kind: 'sent' });
    const kept = (await takeWaiting()).filter((one) => one.idempotencyKey.startsWith(sent.ticket));
    expect(kept).toHaveLength(1);
    expect(woken.length).toBeGreaterThan(0);
  });

  it('with different text is another message, even with the same form', async () => {
    const { service, visitor, form } = open();
    const sent = form();
    await service.send(sent, visitor);
    await service.send({ ...sent, fields: { ...fields, message: 'And does it tow?' } }, visitor);
    const kept = (await takeWaiting()).filter((one) => one.idempotencyKey.startsWith(sent.ticket));
    expect(kept.map(({ message }) => message).sort()).toEqual(['And does it tow?', 'Is it still for sale?']);
  });

  it('with an invalid field is returned with a sentence', async () => {
    const { service, visitor, form } = open();
    const outcome = await service.send(form({ fields: { ...fields, email: 'niamh' } }), visitor);
    expect(outcome).toEqual({ kind: 'refused', errors: { email: 'Valid email is required' } });
  });

  it('from a robot that fills in every field is thanked for and discarded', async () => {
    const { service, visitor, form, woken } = open();
    expect(await service.send(form({ trap: 'https://spam.example' }), visitor)).toEqual({ kind: 'sent' });
    expect(woken).toEqual([]);
    expect(visitor.events).toEqual(['trap']);
  });

  it('that comes at once, or with a forged ticket, is requested again', async () => {
    const { service, visitor, form } = open();
    const soon = await service.send({ ...form(), ticket: service.ticket() }, visitor);
    expect(soon).toMatchObject({ kind: 'turned-away', needsNewTicket: false });
    const forged = await service.send(form({ ticket: 'forged' }), visitor);
    expect(forged).toMatchObject({ kind: 'turned-away', needsNewTicket: true });
    expect(visitor.events).toEqual(['bad-ticket']);
  });

  it('is refused for an advert that has ended or a seller without an address', async () => {
    const ended = open({ adverts: [{ ...advert, status: 'ended' }] });
    expect((await ended.service.send(ended.form(), ended.visitor)).kind).toBe('turned-away');
    const seller = { kind: 'private', name: 'Tom', phone: null, email: null } as const;
    const mute = open({ adverts: [{ ...advert, seller }] });
    expect((await mute.service.send(mute.form(), mute.visitor)).kind).toBe('turned-away');
  });

  it('counts towards a visitor’s hourly limit for one advert', async () => {
    const { service, visitor, form, clock } = open();
    for (let sent = 0; sent < limits.messagesToOne; sent++) {
      expect((await service.send(form(), visitor)).kind).toBe('sent');
    }
    expect(await service.send(form(), visitor)).toMatchObject({
      kind: 'turned-away',
      message: expect.stringContaining('Please wait an hour before sending another.'),
      // The first of them was sent that long ago.
      refusal: { status: 429, retryAfterSeconds: 3600 - (limits.messagesToOne * soonestMs) / 1000 },
    });
    expect(visitor.events).toEqual(['rate-limit']);
    expect((await service.send(form(), exampleVisitor('203.0.113.77'))).kind).toBe('sent');
    clock.now += 61 * 60_000;
    expect((await service.send(form(), visitor)).kind).toBe('sent');
  });
});

describe('a visitor who wrote to a dealer', () => {
  async function followUpOf(changes: Partial<SentForm>) {
    const { service, visitor, form, clock } = open();
    await takeWaiting();
    await service.send(form(changes), visitor);
    const kept = (await takeWaiting()).at(-1);
    return { followUp: await findMail(db, 'follow-up', kept?.id ?? 0), kept, clock };
  }

  it('is asked a week later how it went', async () => {
    const { kept } = await followUpOf({});
    expect(await findMail(db, 'follow-up', kept?.id ?? 0)).toBeDefined();
  });

  it('but left no address is not asked', async () => {
    const call = { ...fields, email: '', phone: '087 123 4567', preferredTime: 'evening' };
    const { followUp, kept } = await followUpOf({ kind: 'call-back', fields: call });
    expect(kept).toMatchObject({ kind: 'call-back', preferredTime: 'evening', email: null });
    expect(followUp).toBeUndefined();
  });

  it('but reported an advert is not asked', async () => {
    expect((await followUpOf({ kind: 'report' })).followUp).toBeUndefined();
  });
});

describe('a form that asks for something', () => {
  const testDrive = { ...fields, message: '', day: '2030-05-04', time: '14:30' };

  /** What the seller reads. */
  async function readWords(ticket: string) {
    return (await takeWaiting()).find((one) => one.idempotencyKey.startsWith(ticket));
  }

  it('for a test drive needs a time', async () => {
    const { service, visitor, form } = open();
    const outcome = await service.send(
      form({ kind: 'test-drive', fields: { ...testDrive, day: '' } }),
      visitor,
    );
    expect(outcome).toEqual({ kind: 'refused', errors: { day: 'Choose a day' } });
  });

  it('for a test drive tells the seller when', async () => {
    const { service, visitor, form, clock } = open();
    clock.now = Date.parse('2030-05-01T10:00:00Z');
    const sent = form({ kind: 'test-drive', fields: testDrive });
    expect(await service.send(sent, visitor)).toMatchObject({ kind: 'sent' });
    expect(await readWords(sent.ticket)).toMatchObject({
      kind: 'test-drive',
      message: 'I’d like a test drive on Saturday 4 May at 14:30.',
    });
  });

  it('for a live video viewing tells the seller how', async () => {
    const { service, visitor, form, clock } = open();
    clock.now = Date.parse('2030-05-01T10:00:00Z');
    const sent = form({ kind: 'video-viewing', fields: { ...testDrive, videoWay: 'zoom' } });
    await service.send(sent, visitor);
    expect((await readWords(sent.ticket))?.message).toContain('a live video viewing on Zoom');
  });

  it('for a trade-in needs a plate and what is on the clock', async () => {
    const { service, visitor, form } = open();
    const outcome = await service.send(form({ kind: 'part-exchange' }), visitor);
    expect(outcome.kind === 'refused' && Object.keys(outcome.errors).sort()).toEqual(['mileage', 'plate']);
  });

  it('for a trade-in with a plate that nobody knows says what would help, and is sent', async () => {
    const { service, visitor, form } = open({
      quotePartExchange: async (asked) => ({
        kind: 'valued',
        details: { ...asked, name: null, range: null },
      }),
    });
    const asked = { ...fields, message: '', plate: '191-D-4242', mileage: '84,000', mileageUnit: 'km' };
    const sent = form({ kind: 'part-exchange', fields: asked });
    const outcome = await service.send(sent, visitor);
    expect(outcome.kind === 'sent' && outcome.asked).toContain('with its make and model');
    const { message = '' } = (await readWords(sent.ticket)) ?? {};
    expect(message).toContain('Would you take my car (191-D-4242, 84,000 km) as a trade-in?');
    expect(message).not.toContain('make and model');
  });

  it('for a trade-in says what it is worth', async () => {
    const range = { low: 8_000, high: 9_500 };
    const { service, visitor, form } = open({
      quotePartExchange: async (asked) => ({
        kind: 'valued',
        details: { ...asked, name: '2019 Ford Fiesta', range },
      }),
    });
    const asked = {
      ...fields,
      message: 'Thanks',
      plate: '191-D-12345',
      mileage: '84,000',
      mileageUnit: 'km',
    };
    const sent = form({ kind: 'part-exchange', fields: asked });
    const outcome = await service.send(sent, visitor);
    expect(outcome.kind === 'sent' && outcome.asked).toContain('€8,000 to €9,500');
    expect((await readWords(sent.ticket))?.message).toMatch(/2019 Ford Fiesta.*\n\nThanks$/s);
  });
});

describe('a database that cannot write', () => {
  function openBroken() {
    const opened = open();
    const refuse = () => Promise.reject(new Error('No space left on device'));
    const errors: object[] = [];
    const service = createEnquiryService({
      db: { ...db, transaction: refuse },
      adverts: { find: async () => advert },
      dealers: { find: async () => dealer },
      tickets: createFormTickets('secret', () => opened.clock.now),
      hashVisitor: createVisitorHash('secret'),
      quotePartExchange: noQuotes,
      followUpDays: 7,
      log: { error: (line: object) => errors.push(line) },
      onRecorded: () => {},
      now: () => new Date(opened.clock.now),
    });
    return { ...opened, service, errors };
  }

  it('never makes a visitor believe that a message was sent, and the operator is told', async () => {
    const { service, visitor, form, errors } = openBroken();
    const outcome = await service.send(form(), visitor);
    expect(outcome).toMatchObject({ kind: 'turned-away', needsNewTicket: false });
    expect(outcome.kind === 'turned-away' && outcome.message).toContain('What you wrote is still here');
    expect(errors).toHaveLength(1);
  });

  it('still shows a visitor a number to ring, but not all of them', async () => {
    const { service, visitor } = openBroken();
    const target = { channel: advert.channel, publicReference: advert.publicReference, dealerId: null };
    const ask = () => service.reveal('phone', target, visitor);
    expect(await ask()).toEqual({ kind: 'revealed', number: '021 555 0100' });
    for (let asked = 1; asked < limits.reveals; asked++) await ask();
    expect((await ask()).kind).toBe('over-limit');
  });
});

describe('the number of a seller', () => {
  const target = { channel: advert.channel, publicReference: advert.publicReference, dealerId: null };

  it('is given on request, and counted once a day', async () => {
    const { service, visitor } = open();
    expect(await service.reveal('phone', target, visitor)).toEqual({
      kind: 'revealed',
      number: '021 555 0100',
    });
    expect(await service.reveal('phone', target, visitor)).toEqual({
      kind: 'revealed',
      number: '021 555 0100',
    });
    expect(await service.reveal('whatsapp', target, visitor)).toEqual({
      kind: 'revealed',
      number: '087 555 0100',
    });
  });

  it('counts towards a visitor’s hourly limit, but a number already shown is shown again', async () => {
    const many = Array.from({ length: limits.reveals + 1 }, (_, index) => `advert-${index}`);
    const { service, visitor, clock } = open({
      adverts: many.map((publicReference) => ({ ...advert, publicReference })),
    });
    const ask = (publicReference = '') => service.reveal('phone', { ...target, publicReference }, visitor);
    for (const reference of many.slice(0, limits.reveals))
      expect((await ask(reference)).kind).toBe('revealed');
    clock.now += 10 * 60_000;
    expect(await ask(many.at(-1))).toEqual({
      kind: 'over-limit',
      message:
        'You’ve asked for a lot of phone numbers in the last hour. Please wait 50 minutes before asking for another.',
      retryAfterSeconds: 3000,
    });
    expect(visitor.events).toEqual(['rate-limit']);
    expect((await ask(many[0])).kind).toBe('revealed');
  });

  it('is not given if there is none', async () => {
    const { service, visitor } = open({ adverts: [] });
    expect(await service.reveal('phone', target, visitor)).toEqual({ kind: 'no-number' });
  });
});
