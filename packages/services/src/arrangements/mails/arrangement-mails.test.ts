import { publicReferenceOf } from '@forecourt/domain';
import { exampleAdvert } from '@forecourt/domain/testing';
import {
  type Act,
  cancelViewingsOfEnded,
  changeViewing,
  type Database,
  endAdverts,
  expireOffers,
  findMail,
  listConversations,
  makeOffer,
  proposeViewing,
  recordEnquiry,
  upsertAdverts,
} from '@forecourt/store';
import { openEmptyDatabase } from '@forecourt/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSignedLinks } from '../../signed-links/signed-links.ts';
import { createArrangementMails } from './arrangement-mails.ts';

const ten = '2026-11-20T10:00:00.000Z';
const reference = publicReferenceOf(exampleAdvert.source, exampleAdvert.sourceReference);
const startsAt = '2026-11-22T14:30:00.000Z';
const seller = { kind: 'private', name: 'Aoife', phone: null, email: 'aoife@example.ie' } as const;
let now = new Date(ten);
let db: Database;
let writers: ReturnType<typeof createArrangementMails>;
let conversationId = 0;
let viewingId = 0;
let keys = 0;

const act = (side: Act['side']): Act => {
  keys += 1;
  return { conversationId, side, idempotencyKey: String(keys), body: 'words', at: ten, mailAt: ten };
};
const change = (side: Act['side'], what: Omit<Parameters<typeof changeViewing>[2], 'id'>) =>
  changeViewing(db, act(side), { id: viewingId, ...what });

async function propose(): Promise<number> {
  const draft = {
    kind: 'viewing',
    time: { slotId: null, startsAt, minutes: 30 },
    place: '',
    videoWay: null,
  } as const;
  const proposed = await proposeViewing(db, act('buyer'), draft);
  return proposed.kind === 'done' ? proposed.id : 0;
}

beforeAll(async () => {
  db = await openEmptyDatabase();
  writers = createArrangementMails({
    db,
    adverts: { find: async () => ({ ...exampleAdvert, seller }) },
    dealers: { find: async () => null },
    links: createSignedLinks('secret'),
    origin: 'https://forecourt.example',
    now: () => now,
  });
  const email = 'niamh@example.ie';
  await recordEnquiry(
    db,
    {
      idempotencyKey: 'first',
      channel: 'Car',
      kind: 'email',
      publicReference: reference,
      dealerId: null,
      name: 'Niamh',
      email,
      phone: null,
      message: 'Is it still for sale?',
      preferredTime: null,
      visitor: null,
    },
    { at: ten },
  );
  const [begun] = await listConversations(db, { accountId: 0, email }, { limit: 1 });
  conversationId = begun?.id ?? 0;
  viewingId = await propose();
  await change('seller', { act: 'confirm', sequence: 0, place: 'Quay 1' });
});
afterAll(() => db.close());

// The buyer's mails come first: the calendar file, then 24 and 2 hours before.
describe('the mails about a meeting', () => {
  it('carry a calendar file and the place when it is confirmed', async () => {
    const mail = await writers['viewing-calendar'](1);
    expect(mail).toMatchObject({
      to: 'niamh@example.ie',
      subject: 'Viewing confirmed: Sunday 22 November at 14:30',
      calendar: { method: 'PUBLISH' },
    });
    for (const part of [mail?.text, mail?.html]) expect(part).toContain('Where: Quay 1');
    expect(mail?.text).toMatch(/https:\/\/forecourt\.example\/conversations\/buying\//);
    expect(mail?.calendar?.content).toContain('DTSTART:20261122T143000Z');
  });

  it('promise only reminders that are still to come', async () => {
    const promise = async (at: string) => {
      now = new Date(at);
      return /We’ll remind you (.*) before/.exec((await writers['viewing-calendar'](1))?.text ?? '')?.[1];
    };
    expect(await promise('2026-11-20T14:30:00.000Z')).toBe('24 hours and 2 hours');
    expect(await promise('2026-11-22T10:30:00.000Z')).toBe('2 hours');
    expect(await promise('2026-11-22T13:30:00.000Z')).toBeUndefined();
  });

  it('remind a day and two hours before, in the words of the day', async () => {
    now = new Date('2026-11-21T14:30:00.000Z');
    expect((await writers['viewing-reminder'](2))?.subject).toBe('Viewing tomorrow at 14:30');
    now = new Date('2026-11-22T12:30:00.000Z');
    expect((await writers['viewing-reminder'](3))?.subject).toBe('Viewing today at 14:30');
    // The one for the day before is too late now.
    expect(await writers['viewing-reminder'](2)).toBeNull();
  });

  it('remind nobody while one of the two has blocked the other', async () => {
    now = new Date('2026-11-22T12:30:00.000Z');
    await db.orm.execute(`update conversation set blocked_by = 'seller'`);
    for (const id of [3, 6]) expect(await writers['viewing-reminder'](id)).toBeNull();
    await db.orm.execute('update conversation set blocked_by = null');
    for (const id of [3, 6]) expect(await writers['viewing-reminder'](id)).not.toBeNull();
  });

  it('are dropped when it is moved, and take it out of the calendar when it is cancelled', async () => {
    now = new Date('2026-11-20T11:00:00.000Z');
    const time = { slotId: null, startsAt: '2026-11-23T09:00:00.000Z', minutes: 30 } as const;
    await change('buyer', { act: 'move', sequence: 1, time });
    for (const id of [1, 4]) expect(await writers['viewing-calendar'](id)).toBeNull();
    for (const id of [2, 3, 5, 6]) expect(await writers['viewing-reminder'](id)).toBeNull();
    await change('seller', { act: 'cancel', sequence: 2 });
    const mail = await writers['viewing-calendar'](7);
    expect(mail).toMatchObject({ calendar: { method: 'CANCEL' } });
    expect(mail?.calendar?.content).toContain('SEQUENCE:3');
    expect(mail?.text).not.toContain('Quay 1');
  });

  it('tell a buyer that the advert has ended, without a calendar file for what was never agreed', async () => {
    await upsertAdverts(db, [{ ...exampleAdvert, seller }], { at: ten });
    await propose();
    await endAdverts(db, [reference], { at: ten });
    expect(await cancelViewingsOfEnded(db, { at: ten })).toBe(1);
    const mail = await writers['viewing-calendar'](9);
    expect(mail?.subject).toBe('Viewing cancelled: Sunday 22 November at 14:30');
    expect(mail?.text).toContain(
      'The advert has ended, so the viewing on Sunday 22 November at 14:30 is off.',
    );
    expect(mail?.calendar).toBeUndefined();
  });

  it('are nothing for rows that are gone', async () => {
    expect(await writers['viewing-calendar'](99)).toBeNull();
    expect(await writers['viewing-reminder'](99)).toBeNull();
  });
});

describe('an offer that nobody answered', () => {
  it('ends with one mail to each of the two, in their own words', async () => {
    const made = await makeOffer(db, act('buyer'), { amount: 12_500 });
    const id = made.kind === 'done' ? made.id : 0;
    expect(await writers['offer-ended-buyer'](id)).toBeNull();
    const at = '2026-11-23T10:00:00.000Z';
    expect(await expireOffers(db, { at })).toBe(1);
    expect(await expireOffers(db, { at })).toBe(0);
    for (const kind of ['offer-ended-buyer', 'offer-ended-seller'] as const) {
      expect(await findMail(db, kind, id)).toMatchObject({ state: 'waiting' });
    }
    expect((await writers['offer-ended-buyer'](id))?.text).toContain(
      'didn’t reply within 48 hours, so your offer of €12,500',
    );
    expect((await writers['offer-ended-seller'](id))?.subject).toBe('Niamh’s offer of €12,500 has ended');
  });

  it('says so if the advert ended first', async () => {
    await upsertAdverts(db, [{ ...exampleAdvert, seller }], { at: ten });
    const made = await makeOffer(db, act('buyer'), { amount: 12_500 });
    const id = made.kind === 'done' ? made.id : 0;
    const at = '2026-11-20T11:00:00.000Z';
    await endAdverts(db, [reference], { at });
    expect(await expireOffers(db, { at })).toBe(1);
    const text = (await writers['offer-ended-buyer'](id))?.text;
    expect(text).toMatch(/^The advert for .+ has ended, and your offer of €12,500 with it\.$/m);
    expect(text).not.toContain('48 hours');
  });
});
