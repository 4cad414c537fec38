import type { EnquiryDraft, SellerAdvertState } from '@forecourt/domain';
import { publicReferenceOf } from '@forecourt/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { findOrAddAccount } from '../../account/accounts.ts';
import { endAdverts } from '../../advert/end-adverts.ts';
import { upsertAdverts } from '../../advert/upsert-adverts.ts';
import { decideRequest, listRequests, makeRequest } from '../../arrangement/buyer-requests.ts';
import { decideOffer, listOffers, makeOffer } from '../../arrangement/offers.ts';
import type { Act } from '../../arrangement/run-act.ts';
import {
  cancelViewingsOfEnded,
  expireOffers,
  settleViewings,
} from '../../arrangement/settle-arrangements.ts';
import {
  addViewingSlots,
  listFreeSlots,
  removeOldSlots,
  removeViewingSlot,
} from '../../arrangement/viewing-slots.ts';
import {
  changeViewing,
  findAgreedViewings,
  findLastPlace,
  findViewing,
  listViewings,
  proposeViewing,
  type ViewingChange,
} from '../../arrangement/viewings.ts';
import { setBlock } from '../../conversation/change-conversation.ts';
import { listMessages, listNotices } from '../../conversation/find-conversations.ts';
import type { EnquiryAsk } from '../../conversation/start-conversation.ts';
import { type Database, queryRows } from '../../database/database.ts';
import { sql } from '../../database/drizzle.ts';
import { recordEnquiry } from '../../enquiry/record-enquiry.ts';
import { sellerAdvert, sellingDraft } from '../../schema/schema.ts';
import { takeDown } from '../../takedown/take-down.ts';
import { exampleAdvert } from '../examples.ts';

const nine = '2026-11-20T09:00:00.000Z';
const ten = '2026-11-20T10:00:00.000Z';
const saturday = '2026-11-21T14:30:00.000Z';
const sunday = '2026-11-22T11:00:00.000Z';
const reference = publicReferenceOf('example', 'one');

const enquiry: EnquiryDraft = {
  idempotencyKey: 'first',
  channel: 'Car',
  kind: 'email',
  publicReference: reference,
  dealerId: null,
  name: 'Niamh',
  email: 'niamh@example.ie',
  phone: null,
  message: 'Is it still for sale?',
  preferredTime: null,
  visitor: 'visitor',
};

export function describeArrangementContract(open: () => Promise<Database>): void {
  describe('what two people arrange', () => {
    let db: Database;
    let conversationId: number;
    let keys = 0;

    async function start(email: string): Promise<number> {
      await recordEnquiry(db, { ...enquiry, email, idempotencyKey: email }, { at: nine });
      const [row] = await queryRows<{ id: number }>(
        db,
        sql`select id from conversation where buyer_email = ${email}`,
      );
      return row?.id ?? 0;
    }

    beforeEach(async () => {
      db = await open();
      await upsertAdverts(db, [exampleAdvert('one')], { at: nine });
      conversationId = await start('niamh@example.ie');
    });

    describe('what a form on an advert asks for', () => {
      const testDrive = {
        words: 'I’d like a test drive.',
        kind: 'viewing',
        draft: {
          kind: 'test-drive',
          time: { slotId: null, startsAt: saturday, minutes: 30 },
          place: '',
          videoWay: null,
        },
      } as const;

      async function ask(email: string, key: string, asked: EnquiryAsk): Promise<void> {
        const draft = {
          ...enquiry,
          kind: 'test-drive' as const,
          email,
          idempotencyKey: key,
          message: 'Thanks',
        };
        await recordEnquiry(db, draft, { at: ten, ask: asked });
      }

      async function findTalk(email: string): Promise<number> {
        const [row] = await queryRows<{ id: number }>(
          db,
          sql`select id from conversation where buyer_email = ${email}`,
        );
        return row?.id ?? 0;
      }

      it('stands in the conversation that it begins', async () => {
        await ask('aoife@example.ie', 'a', testDrive);
        const id = await findTalk('aoife@example.ie');
        expect(await listViewings(db, id)).toMatchObject([
          { kind: 'test-drive', state: 'proposed', proposedBy: 'buyer', startsAt: saturday },
        ]);
        expect(await listMessages(db, id, 'seller')).toMatchObject([
          { kind: 'viewing', body: 'I’d like a test drive.\n\nThanks' },
        ]);
      });

      it('is only words while the two arrange another meeting', async () => {
        await ask('aoife@example.ie', 'a', testDrive);
        await ask('aoife@example.ie', 'b', testDrive);
        const id = await findTalk('aoife@example.ie');
        expect(await listViewings(db, id)).toHaveLength(1);
        expect((await listMessages(db, id, 'seller')).map(({ kind }) => kind)).toEqual(['viewing', 'text']);
      });

      it('is only words if somebody else was quicker with a free time', async () => {
        await addViewingSlots(db, reference, [{ startsAt: saturday, minutes: 30 }], { at: nine });
        const [slot] = await listFreeSlots(db, reference, { at: nine });
        const chosen = { ...testDrive, draft: { ...testDrive.draft, time: { slotId: slot?.id ?? 0 } } };
        await ask('aoife@example.ie', 'a', chosen);
        await ask('late@example.ie', 'b', chosen);
        expect(await listViewings(db, await findTalk('late@example.ie'))).toEqual([]);
        expect(await listMessages(db, await findTalk('late@example.ie'), 'seller')).toHaveLength(1);
      });
    });

    function act(side: Act['side'], changes: Partial<Act> = {}): Act {
      keys += 1;
      return {
        conversationId,
        side,
        idempotencyKey: `key-${keys}`,
        body: 'words',
        at: ten,
        mailAt: ten,
        ...changes,
      };
    }

    const own = { slotId: null, startsAt: saturday, minutes: 30 } as const;
    const draft = { kind: 'viewing', time: own, place: '', videoWay: null } as const;

    async function propose(changes: Partial<Act> = {}): Promise<number> {
      const outcome = await proposeViewing(db, act('buyer', changes), draft);
      if (outcome.kind !== 'done') throw new Error(`It was not proposed: ${outcome.kind}`);
      return outcome.id;
    }

    const change = (side: Act['side'], what: ViewingChange, changes: Partial<Act> = {}) =>
      changeViewing(db, act(side, changes), what);

    async function confirm(): Promise<number> {
      const id = await propose();
      await change('seller', { id, act: 'confirm', sequence: 0, place: 'Quay 1' });
      return id;
    }

    /** As if the advert had been placed here. */
    async function placeAdvert(state: SellerAdvertState): Promise<void> {
      const { id: accountId } = await findOrAddAccount(db, 'aoife@example.ie', { at: nine });
      const draftId = 'draft';
      const version = { fields: {}, version: 1, createdAt: nine, updatedAt: nine };
      await db.orm.insert(sellingDraft).values({ id: draftId, accountId, ...version });
      const placed = { holds: [], plateKey: '', sentVersion: 1, placedAt: nine };
      await db.orm
        .insert(sellerAdvert)
        .values({ publicReference: reference, draftId, accountId, state, stateSince: nine, ...placed });
    }

    const mails = () =>
      queryRows<{ kind: string; side: string; hours: number; sequence: number; due: string }>(
        db,
        sql`select m.kind, v.side, v.hours, v.sequence, to_char(m.next_attempt_at at time zone 'UTC', 'DD HH24:MI') as due
          from viewing_mail v join outgoing_mail m on m.about_id = v.id and m.kind in ('viewing-calendar', 'viewing-reminder')
          order by v.sequence, v.side, v.hours`,
      );

    describe('a viewing', () => {
      it('is proposed, confirmed, moved, confirmed again and done, each with a message', async () => {
        const id = await confirm();
        expect(await findViewing(db, id)).toMatchObject({
          state: 'confirmed',
          proposedBy: 'buyer',
          startsAt: saturday,
          place: 'Quay 1',
          sequence: 1,
          wasConfirmed: true,
        });
        const moved = { id, act: 'move', sequence: 1, time: { ...own, startsAt: sunday } } as const;
        expect(await change('seller', moved)).toMatchObject({ kind: 'done', isNew: true });
        expect(await findViewing(db, id)).toMatchObject({
          state: 'changed',
          proposedBy: 'seller',
          startsAt: sunday,
        });
        await change('buyer', { id, act: 'confirm', sequence: 2 });
        await change('buyer', { id, act: 'finish', sequence: 3 }, { at: '2026-11-22T11:05:00.000Z' });
        expect(await findViewing(db, id)).toMatchObject({ state: 'done', sequence: 4 });
        const messages = await listMessages(db, conversationId, 'buyer');
        expect(messages.map(({ author, kind, details }) => [author, kind, details])).toEqual([
          ['buyer', 'text', null],
          ['buyer', 'viewing', { id, act: 'propose' }],
          ['seller', 'viewing', { id, act: 'confirm' }],
          ['seller', 'viewing', { id, act: 'move' }],
          ['buyer', 'viewing', { id, act: 'confirm' }],
          ['buyer', 'viewing', { id, act: 'finish' }],
        ]);
      });

      it('is done once, however often its form is sent', async () => {
        const twice = act('buyer');
        const outcomes = await Promise.all([
          proposeViewing(db, twice, draft),
          proposeViewing(db, twice, draft),
        ]);
        expect(outcomes.map((each) => each.kind === 'done' && each.isNew).sort()).toEqual([false, true]);
        expect(await listViewings(db, conversationId)).toHaveLength(1);
      });

      it('of two people who act on the same version, one wins', async () => {
        const id = await propose();
        const outcomes = await Promise.all([
          change('seller', { id, act: 'confirm', sequence: 0, place: 'Quay 1' }),
          change('buyer', { id, act: 'cancel', sequence: 0 }),
        ]);
        expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['changed', 'done']);
        expect(await findViewing(db, id)).toMatchObject({ sequence: 1 });
      });

      it('cannot be confirmed by whoever proposed it, without a place, or in another conversation', async () => {
        const id = await propose();
        const yes = { id, act: 'confirm', sequence: 0 } as const;
        expect(await change('buyer', { ...yes, place: 'Quay 1' })).toEqual({ kind: 'impossible' });
        expect(await change('seller', yes)).toEqual({ kind: 'impossible' });
        const other = await start('sean@example.ie');
        expect(await change('seller', { ...yes, place: 'Quay 1' }, { conversationId: other })).toEqual({
          kind: 'impossible',
        });
        expect(await findViewing(db, id)).toMatchObject({ state: 'proposed', sequence: 0 });
      });

      it('is one at a time in a conversation', async () => {
        await propose();
        expect(await proposeViewing(db, act('seller'), draft)).toEqual({ kind: 'open-already' });
      });

      it('is cancelled by whoever wants no more messages, and comes out of both calendars', async () => {
        const id = await confirm();
        await setBlock(db, conversationId, 'buyer', true, { at: ten });
        expect(await findViewing(db, id)).toMatchObject({ state: 'cancelled', cancelledBy: 'buyer' });
        expect((await mails()).filter(({ sequence }) => sequence === 2)).toMatchObject([
          { kind: 'viewing-calendar', side: 'buyer' },
          { kind: 'viewing-calendar', side: 'seller' },
        ]);
        await setBlock(db, conversationId, 'buyer', false, { at: ten });
        expect(await findViewing(db, id)).toMatchObject({ state: 'cancelled', sequence: 2 });
      });

      it('goes with the open offer, which whoever blocks takes back or declines', async () => {
        await makeOffer(db, act('seller'), { amount: 9000 });
        await setBlock(db, conversationId, 'buyer', true, { at: ten });
        expect(await listOffers(db, conversationId)).toMatchObject([{ state: 'declined', decidedAt: ten }]);
        await setBlock(db, conversationId, 'buyer', false, { at: ten });
        await makeOffer(db, act('buyer'), { amount: 8500 });
        await setBlock(db, conversationId, 'buyer', true, { at: ten });
        expect((await listOffers(db, conversationId))[0]).toMatchObject({ state: 'withdrawn' });
      });

      it('is not proposed to someone who wants no messages', async () => {
        await setBlock(db, conversationId, 'buyer', true, { at: ten });
        expect(await proposeViewing(db, act('seller'), draft)).toEqual({ kind: 'blocked' });
        expect(await listViewings(db, conversationId)).toEqual([]);
      });

      it('reminds both a day and two hours before, once for each time that was agreed', async () => {
        const id = await confirm();
        expect(await mails()).toEqual(
          ['buyer', 'seller'].flatMap((side) => [
            { kind: 'viewing-calendar', side, hours: 0, sequence: 1, due: '20 10:00' },
            { kind: 'viewing-reminder', side, hours: 2, sequence: 1, due: '21 12:30' },
            { kind: 'viewing-reminder', side, hours: 24, sequence: 1, due: '20 14:30' },
          ]),
        );
        await change('buyer', { id, act: 'move', sequence: 1, time: { ...own, startsAt: sunday } });
        expect(await mails()).toHaveLength(6);
        await change('seller', { id, act: 'confirm', sequence: 2 });
        expect((await mails()).filter(({ sequence }) => sequence === 3)).toHaveLength(6);
        await change('seller', { id, act: 'cancel', sequence: 3 });
        const last = (await mails()).filter(({ sequence }) => sequence === 4);
        expect(last.map(({ kind, side }) => [kind, side])).toEqual([
          ['viewing-calendar', 'buyer'],
          ['viewing-calendar', 'seller'],
        ]);
      });

      it('needs no calendar if it was never confirmed', async () => {
        const id = await propose();
        await change('buyer', { id, act: 'cancel', sequence: 0 });
        expect(await mails()).toEqual([]);
      });

      it('is settled when its time is over', async () => {
        const id = await confirm();
        expect(await settleViewings(db, { at: '2026-11-21T14:59:00.000Z' })).toBe(0);
        expect(await settleViewings(db, { at: '2026-11-21T15:00:00.000Z' })).toBe(1);
        expect(await findViewing(db, id)).toMatchObject({ state: 'done', sequence: 2 });
        const second = await propose({ at: '2026-11-21T12:00:00.000Z' });
        expect(await settleViewings(db, { at: '2026-11-21T14:30:00.000Z' })).toBe(1);
        expect(await findViewing(db, second)).toMatchObject({ state: 'cancelled', cancelledBy: null });
        expect(await settleViewings(db, { at: '2026-11-21T15:00:00.000Z' })).toBe(0);
      });

      it('is off once its advert has ended, and both are told', async () => {
        const id = await confirm();
        expect(await cancelViewingsOfEnded(db, { at: ten })).toBe(0);
        await endAdverts(db, [reference], { at: ten });
        expect(await cancelViewingsOfEnded(db, { at: ten })).toBe(1);
        expect(await cancelViewingsOfEnded(db, { at: ten })).toBe(0);
        expect(await findViewing(db, id)).toMatchObject({ state: 'cancelled', cancelledBy: 'ended' });
        for (const side of ['buyer', 'seller'] as const) {
          expect(await listNotices(db, conversationId, side)).toMatchObject([
            { words: 'The advert has ended, so the viewing on Saturday 21 November at 14:30 is off.' },
          ]);
        }
        expect((await mails()).filter(({ sequence }) => sequence === 2)).toMatchObject([
          { kind: 'viewing-calendar', side: 'buyer' },
          { kind: 'viewing-calendar', side: 'seller' },
        ]);
      });

      it('is off once its advert was taken down; of a proposal only the buyer is mailed', async () => {
        const id = await propose();
        const decision = { by: 'office', reason: 'A scam', at: ten };
        await takeDown(db, { scope: 'advert', subject: reference }, 'hidden', decision);
        expect(await cancelViewingsOfEnded(db, { at: ten })).toBe(1);
        expect(await findViewing(db, id)).toMatchObject({ state: 'cancelled', cancelledBy: 'ended' });
        expect(await mails()).toMatchObject([{ kind: 'viewing-calendar', side: 'buyer' }]);
      });

      it('stays while a seller has paused the advert, and is off once it is sold', async () => {
        const id = await confirm();
        await placeAdvert('paused');
        await endAdverts(db, [reference], { at: ten });
        expect(await cancelViewingsOfEnded(db, { at: ten })).toBe(0);
        await db.orm.update(sellerAdvert).set({ state: 'sold' });
        expect(await cancelViewingsOfEnded(db, { at: ten })).toBe(1);
        expect(await findViewing(db, id)).toMatchObject({ state: 'cancelled', cancelledBy: 'sold' });
        expect(await listNotices(db, conversationId, 'buyer')).toMatchObject([
          { words: 'It’s sold, so the viewing on Saturday 21 November at 14:30 is off.' },
        ]);
      });

      it('that is over is left alone when its advert ends', async () => {
        await confirm();
        await endAdverts(db, [reference], { at: saturday });
        expect(await cancelViewingsOfEnded(db, { at: saturday })).toBe(0);
      });

      it('is found by its buyer while it is agreed, and by nobody else', async () => {
        const id = await propose();
        const find = (email: string | null, conversationIds: number[] = []) =>
          findAgreedViewings(db, { email, conversationIds }, [reference]);
        expect(await find('niamh@example.ie')).toEqual([]);
        await change('seller', { id, act: 'confirm', sequence: 0, place: 'Quay 1' });
        expect(await find('niamh@example.ie')).toMatchObject([
          { publicReference: reference, viewing: { id, startsAt: saturday, place: 'Quay 1' } },
        ]);
        expect(await find('sean@example.ie')).toEqual([]);
        expect(await find(null, [conversationId])).toMatchObject([{ viewing: { id } }]);
        expect(await find(null, [conversationId + 1])).toEqual([]);
        await change('buyer', { id, act: 'cancel', sequence: 1 });
        expect(await find('niamh@example.ie')).toEqual([]);
      });

      it('fills in the last place of the advert', async () => {
        expect(await findLastPlace(db, reference, false)).toBe('');
        await confirm();
        expect(await findLastPlace(db, reference, false)).toBe('Quay 1');
        expect(await findLastPlace(db, reference, true)).toBe('');
      });
    });

    describe('a seller’s free times', () => {
      const slots = [
        { startsAt: saturday, minutes: 30 },
        { startsAt: sunday, minutes: 30 },
      ];

      it('are added once and never overlap', async () => {
        expect(await addViewingSlots(db, reference, slots, { at: ten })).toEqual({ kind: 'added', count: 2 });
        expect(await addViewingSlots(db, reference, slots, { at: ten })).toEqual({ kind: 'added', count: 0 });
        const overlapping = [{ startsAt: '2026-11-21T14:45:00.000Z', minutes: 30 }];
        expect(await addViewingSlots(db, reference, overlapping, { at: ten })).toEqual({
          kind: 'added',
          count: 0,
        });
        expect((await listFreeSlots(db, reference, { at: ten })).map(({ startsAt }) => startsAt)).toEqual([
          saturday,
          sunday,
        ]);
      });

      it('have an end', async () => {
        const many = Array.from({ length: 41 }, (_, hour) => ({
          startsAt: new Date(Date.parse(saturday) + hour * 3_600_000).toISOString(),
          minutes: 30,
        }));
        expect(await addViewingSlots(db, reference, many, { at: ten })).toEqual({ kind: 'full' });
        expect(await listFreeSlots(db, reference, { at: ten })).toEqual([]);
      });

      it('belong to one buyer at a time, even if two ask at once', async () => {
        await addViewingSlots(db, reference, slots, { at: ten });
        const [slot] = await listFreeSlots(db, reference, { at: ten });
        if (!slot) throw new Error('There is no free time.');
        const other = await start('sean@example.ie');
        const asked = { ...draft, time: { slotId: slot.id } };
        const outcomes = await Promise.all([
          proposeViewing(db, act('buyer'), asked),
          proposeViewing(db, act('buyer', { conversationId: other }), asked),
        ]);
        expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['done', 'taken']);
        expect((await listFreeSlots(db, reference, { at: ten })).map(({ startsAt }) => startsAt)).toEqual([
          sunday,
        ]);
        const winner = outcomes.find((each) => each.kind === 'done');
        const id = winner?.kind === 'done' ? winner.id : 0;
        const holder = (await findViewing(db, id))?.conversationId ?? 0;
        await change('buyer', { id, act: 'cancel', sequence: 0 }, { conversationId: holder });
        expect(await listFreeSlots(db, reference, { at: ten })).toHaveLength(2);
      });

      it('are not offered while the seller meets somebody else', async () => {
        await addViewingSlots(db, reference, slots, { at: ten });
        await confirm();
        expect((await listFreeSlots(db, reference, { at: ten })).map(({ startsAt }) => startsAt)).toEqual([
          sunday,
        ]);
      });

      it('can be taken back, and a meeting keeps its time', async () => {
        await addViewingSlots(db, reference, slots, { at: ten });
        const [slot] = await listFreeSlots(db, reference, { at: ten });
        if (!slot) throw new Error('There is no free time.');
        const asked = await proposeViewing(db, act('buyer'), { ...draft, time: { slotId: slot.id } });
        await removeViewingSlot(db, { id: slot.id, publicReference: 'another' });
        await removeViewingSlot(db, { id: slot.id, publicReference: reference });
        const id = asked.kind === 'done' ? asked.id : 0;
        expect(await findViewing(db, id)).toMatchObject({ slotId: null, startsAt: saturday });
        await removeOldSlots(db, { before: '2026-11-23T00:00:00.000Z' });
        expect(await listFreeSlots(db, reference, { at: ten })).toEqual([]);
      });
    });

    describe('an offer', () => {
      async function make(side: Act['side'] = 'buyer', changes: Partial<Act> = {}): Promise<number> {
        const outcome = await makeOffer(db, act(side, changes), { amount: 15_000 });
        if (outcome.kind !== 'done') throw new Error(`It was not made: ${outcome.kind}`);
        return outcome.id;
      }
      const states = async () => (await listOffers(db, conversationId)).map(({ state }) => state);

      it('is accepted or withdrawn, never both', async () => {
        const id = await make();
        const outcomes = await Promise.all([
          decideOffer(db, act('seller'), { id, act: 'accept' }),
          decideOffer(db, act('buyer'), { id, act: 'withdraw' }),
        ]);
        expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['changed', 'done']);
      });

      it('is one at a time, and the next can follow a decline', async () => {
        const id = await make();
        expect(await makeOffer(db, act('buyer'), { amount: 15_500 })).toEqual({ kind: 'open-already' });
        expect(await decideOffer(db, act('buyer'), { id, act: 'accept' })).toEqual({ kind: 'impossible' });
        await decideOffer(db, act('seller'), { id, act: 'decline' });
        await make('seller');
        expect(await states()).toEqual(['made', 'declined']);
      });

      it('made twice with one form is one', async () => {
        const twice = act('buyer');
        await Promise.all([makeOffer(db, twice, { amount: 100 }), makeOffer(db, twice, { amount: 100 })]);
        expect(await states()).toEqual(['made']);
      });

      it('expires after 48 hours', async () => {
        const id = await make();
        expect(await expireOffers(db, { at: '2026-11-22T09:59:59.000Z' })).toBe(0);
        const late = '2026-11-22T10:00:00.000Z';
        expect(await decideOffer(db, act('seller', { at: late }), { id, act: 'accept' })).toEqual({
          kind: 'impossible',
        });
        expect(await expireOffers(db, { at: late })).toBe(1);
        expect(await expireOffers(db, { at: late })).toBe(0);
        expect(await states()).toEqual(['expired']);
      });

      it('ends with its advert', async () => {
        await make();
        expect(await expireOffers(db, { at: ten })).toBe(0);
        await endAdverts(db, [reference], { at: ten });
        expect(await expireOffers(db, { at: ten })).toBe(1);
        expect(await states()).toEqual(['expired']);
      });

      it('that is over makes room before the regular job comes', async () => {
        await make();
        await make('buyer', { at: '2026-11-22T10:00:00.000Z' });
        expect(await states()).toEqual(['made', 'expired']);
      });
    });

    describe('a request', () => {
      const callBack = {
        kind: 'call-back',
        details: { phone: '087 123 4567', preferredTime: 'any' },
      } as const;

      it('is asked by the buyer and done by the seller', async () => {
        expect(await makeRequest(db, act('seller'), callBack)).toEqual({ kind: 'impossible' });
        const asked = await makeRequest(db, act('buyer'), callBack);
        const id = asked.kind === 'done' ? asked.id : 0;
        expect(await decideRequest(db, act('buyer'), { id, act: 'finish' })).toEqual({ kind: 'impossible' });
        expect(await decideRequest(db, act('seller'), { id, act: 'finish' })).toMatchObject({ kind: 'done' });
        expect(await decideRequest(db, act('buyer'), { id, act: 'cancel' })).toEqual({ kind: 'changed' });
        expect(await listRequests(db, conversationId)).toMatchObject([{ ...callBack, state: 'done' }]);
      });

      it('comes from the form on the advert too, if its sender can be reached', async () => {
        const asked = {
          ...enquiry,
          kind: 'call-back',
          phone: '087 1',
          preferredTime: 'evening',
          message: '',
        } as const;
        await recordEnquiry(db, { ...asked, idempotencyKey: 'no-address', email: null }, { at: ten });
        expect(await listRequests(db, conversationId)).toEqual([]);
        await recordEnquiry(db, { ...asked, idempotencyKey: 'by-form' }, { at: ten });
        await recordEnquiry(db, { ...asked, idempotencyKey: 'by-form' }, { at: ten });
        const [request, ...others] = await listRequests(db, conversationId);
        expect(others).toEqual([]);
        expect(request).toMatchObject({
          state: 'asked',
          details: { phone: '087 1', preferredTime: 'evening' },
        });
        expect((await listMessages(db, conversationId, 'seller')).at(-1)).toMatchObject({
          kind: 'call-back',
          body: 'Please call me on 087 1. Best time: Evening, after 5.',
          details: { id: request?.id, act: 'ask' },
        });
      });

      it('asked again takes the place of the first', async () => {
        await makeRequest(db, act('buyer'), callBack);
        await makeRequest(db, act('buyer'), {
          ...callBack,
          details: { ...callBack.details, phone: '086 1' },
        });
        expect((await listRequests(db, conversationId)).map(({ state }) => state)).toEqual([
          'asked',
          'cancelled',
        ]);
      });
    });

    it('goes with the conversation', async () => {
      await confirm();
      await makeOffer(db, act('buyer'), { amount: 15_000 });
      await db.orm.execute(sql`delete from conversation where id = ${conversationId}`);
      expect(await listViewings(db, conversationId)).toEqual([]);
      expect(await listOffers(db, conversationId)).toEqual([]);
      expect(await mails()).toEqual([]);
    });
  });
}
