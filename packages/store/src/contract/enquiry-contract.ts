import type { EnquiryDraft } from '@forecourt/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { answerEnquiry } from '../enquiry/answer-enquiry.ts';
import { findEnquiry } from '../enquiry/find-enquiry.ts';
import { wasAskedSince } from '../enquiry/follow-ups.ts';
import { findEnquiryByKey, recordEnquiry } from '../enquiry/record-enquiry.ts';
import { type EnquiryLimit, recordWithinLimits } from '../enquiry/record-within-limits.ts';
import { findMail, markMailSent } from '../outbox/deliver-mail.ts';
import { exampleEnquiry } from './examples.ts';

const nine = '2026-11-09T09:00:00.000Z';
const tenPast = '2026-11-09T09:10:00.000Z';
const nextWeek = '2026-11-16T09:00:00.000Z';

export function describeEnquiryContract(open: () => Promise<Database>): void {
  describe('enquiries', () => {
    let db: Database;
    beforeEach(async () => {
      db = await open();
    });

    it('sent twice are stored once', async () => {
      const first = await recordEnquiry(db, exampleEnquiry('key'), { at: nine });
      const second = await recordEnquiry(db, { ...exampleEnquiry('key'), message: 'Again' }, { at: tenPast });
      expect(second).toBe(first);
      expect((await findEnquiry(db, first))?.message).toBe('Is it still for sale?');
    });

    it('are identified by their key', async () => {
      const id = await recordEnquiry(db, exampleEnquiry('key'), { at: nine });
      expect(await findEnquiryByKey(db, 'key')).toBe(id);
      expect(await findEnquiryByKey(db, 'other')).toBeNull();
    });

    describe('within limits', () => {
      const hour = 60 * 60_000;
      const aboutOne: EnquiryLimit = { kinds: ['email'], count: 2, withinMs: hour, isForOneAdvert: true };
      const inAll: EnquiryLimit = { kinds: ['email', 'call-back'], count: 3, withinMs: hour };
      const send = (key: string, changes: Partial<EnquiryDraft> = {}, at = nine) =>
        recordWithinLimits(
          db,
          {
            ...exampleEnquiry(key),
            publicReference: 'one',
            ...changes,
            visitor: changes.visitor ?? 'visitor',
          },
          { at, limits: [aboutOne, inAll] },
        );
      const tenOClock = '2026-11-09T10:00:00.000Z';

      it('are stored until a limit is reached, which says when the next one is accepted', async () => {
        expect(await send('a')).toEqual({ kind: 'recorded', isNew: true, isHeld: false });
        expect(await send('b', {}, tenPast)).toEqual({ kind: 'recorded', isNew: true, isHeld: false });
        expect(await send('c', {}, tenPast)).toEqual({ kind: 'over-limit', retryAt: tenOClock });
        expect(await findEnquiryByKey(db, 'c')).toBeNull();
        expect(await send('c', {}, '2026-11-09T10:00:00.001Z')).toEqual({
          kind: 'recorded',
          isNew: true,
          isHeld: false,
        });
      });

      it('are counted by advert, kind and visitor', async () => {
        await send('number', { kind: 'phone' });
        await send('a');
        await send('b');
        expect((await send('c')).kind).toBe('over-limit');
        expect((await send('d', { visitor: 'somebody else' })).kind).toBe('recorded');
        expect((await send('f', { publicReference: 'two' })).kind).toBe('recorded');
        expect((await send('g', { publicReference: 'three' })).kind).toBe('over-limit');
        expect((await send('h', { publicReference: null })).kind).toBe('over-limit');
      });

      it('count as recorded when they are sent again, even if the limit is reached', async () => {
        await send('a');
        await send('b');
        expect(await send('a')).toEqual({ kind: 'recorded', isNew: false, isHeld: false });
      });

      it('are still held when they are sent again', async () => {
        const sendTo = (seller: number) => {
          const draft = { ...exampleEnquiry(`key ${seller}`), dealerId: null, email: 'niamh@example.ie' };
          const toOne = { ...draft, publicReference: `advert ${seller}`, visitor: 'visitor' };
          return recordWithinLimits(db, toOne, { at: nine, limits: [] });
        };
        for (const seller of [1, 2, 3, 4, 5]) await sendTo(seller);
        expect(await sendTo(6)).toEqual({ kind: 'recorded', isNew: true, isHeld: true });
        expect(await sendTo(6)).toEqual({ kind: 'recorded', isNew: false, isHeld: true });
      });

      it('never exceed the limit when 50 come at once', async () => {
        const outcomes = await Promise.all(Array.from({ length: 50 }, (_, index) => send(`key ${index}`)));
        expect(outcomes.filter(({ kind }) => kind === 'recorded')).toHaveLength(2);
      });

      it('are stored once when the same one comes 50 times at once, and every sender is told so', async () => {
        const outcomes = await Promise.all(Array.from({ length: 50 }, () => send('same')));
        expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(['recorded']));
        expect((await send('another')).kind).toBe('recorded');
      });
    });

    it('are queued for mail as soon as they are stored', async () => {
      const id = await recordEnquiry(db, exampleEnquiry('key'), { at: nine });
      expect(await findMail(db, 'enquiry', id)).toMatchObject({ state: 'waiting', nextAttemptAt: nine });
      expect(await findMail(db, 'follow-up', id)).toBeUndefined();
    });

    it('that only asked for a number are never mailed', async () => {
      const id = await recordEnquiry(db, { ...exampleEnquiry('key'), kind: 'phone' }, { at: nine });
      expect(await findMail(db, 'enquiry', id)).toBeUndefined();
    });

    it('are followed up when they are due', async () => {
      const id = await recordEnquiry(db, exampleEnquiry('key'), { at: nine, followUpAt: nextWeek });
      expect(await findMail(db, 'follow-up', id)).toMatchObject({
        state: 'waiting',
        nextAttemptAt: nextWeek,
      });
    });

    it('are answered once, by a mail of their own', async () => {
      const id = await recordEnquiry(db, exampleEnquiry('key'), { at: nine });
      const answer = { way: 'message', body: 'It is.', at: tenPast } as const;
      expect(await answerEnquiry(db, id, answer)).toBe(true);
      expect(await answerEnquiry(db, id, { ...answer, body: 'Again' })).toBe(false);
      expect((await findEnquiry(db, id))?.answer).toEqual(answer);
      expect(await findMail(db, 'answer', id)).toMatchObject({ state: 'waiting', nextAttemptAt: tenPast });
    });

    it('are answered once when 50 do so at once', async () => {
      const id = await recordEnquiry(db, exampleEnquiry('key'), { at: nine });
      const answers = Array.from({ length: 50 }, (_, index) =>
        answerEnquiry(db, id, { way: 'message', body: `Answer ${index}`, at: tenPast }),
      );
      expect((await Promise.all(answers)).filter(Boolean)).toHaveLength(1);
    });

    it('that were answered by phone need no mail', async () => {
      const id = await recordEnquiry(db, exampleEnquiry('key'), { at: nine });
      expect(await answerEnquiry(db, id, { way: 'elsewhere', body: '', at: tenPast })).toBe(true);
      expect(await findMail(db, 'answer', id)).toBeUndefined();
    });

    it('are known to have been followed up already, for one person and one dealer', async () => {
      const [first = 0, second = 0, other = 0] = await Promise.all([
        recordEnquiry(db, { ...exampleEnquiry('a'), dealerId: 7 }, { at: nine, followUpAt: nine }),
        recordEnquiry(db, { ...exampleEnquiry('b'), dealerId: 7 }, { at: nine, followUpAt: nine }),
        recordEnquiry(db, { ...exampleEnquiry('c'), dealerId: 8 }, { at: nine, followUpAt: nine }),
      ]);
      const mail = await findMail(db, 'follow-up', first);
      await markMailSent(db, mail?.id ?? 0, { at: tenPast });
      const asked = async (id: number) => {
        const found = await findEnquiry(db, id);
        return found && wasAskedSince(db, found, nine);
      };
      expect([await asked(first), await asked(second), await asked(other)]).toEqual([false, true, false]);
    });
  });
}
