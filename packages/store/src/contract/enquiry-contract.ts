import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { answerEnquiry } from '../enquiry/answer-enquiry.ts';
import { findEnquiry } from '../enquiry/find-enquiry.ts';
import { wasAskedSince } from '../enquiry/follow-ups.ts';
import { countEnquiries, hasEnquiry, recordEnquiry } from '../enquiry/record-enquiry.ts';
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

    it('sent twice are kept once', async () => {
      const first = await recordEnquiry(db, exampleEnquiry('key'), { at: nine });
      const second = await recordEnquiry(db, { ...exampleEnquiry('key'), message: 'Again' }, { at: tenPast });
      expect(second).toBe(first);
      expect((await findEnquiry(db, first))?.message).toBe('Is it still for sale?');
    });

    it('are known by their key', async () => {
      await recordEnquiry(db, exampleEnquiry('key'), { at: nine });
      expect(await hasEnquiry(db, 'key')).toBe(true);
      expect(await hasEnquiry(db, 'other')).toBe(false);
    });

    it('are counted by visitor, time, kind and advert', async () => {
      await recordEnquiry(db, { ...exampleEnquiry('a'), publicReference: 'one' }, { at: nine });
      await recordEnquiry(db, { ...exampleEnquiry('b'), publicReference: 'two' }, { at: tenPast });
      await recordEnquiry(db, { ...exampleEnquiry('c'), kind: 'phone' }, { at: tenPast });
      const of = { visitor: 'visitor', since: nine, kinds: ['email', 'phone'] as const };
      expect(await countEnquiries(db, of)).toBe(3);
      expect(await countEnquiries(db, { ...of, since: tenPast })).toBe(2);
      expect(await countEnquiries(db, { ...of, kinds: ['email'] })).toBe(2);
      expect(await countEnquiries(db, { ...of, publicReference: 'two' })).toBe(1);
      expect(await countEnquiries(db, { ...of, visitor: 'someone else' })).toBe(0);
    });

    it('wait to be mailed as soon as they are kept', async () => {
      const id = await recordEnquiry(db, exampleEnquiry('key'), { at: nine });
      expect(await findMail(db, 'enquiry', id)).toMatchObject({ state: 'waiting', nextAttemptAt: nine });
      expect(await findMail(db, 'follow-up', id)).toBeUndefined();
    });

    it('that only asked for a number are never mailed', async () => {
      const id = await recordEnquiry(db, { ...exampleEnquiry('key'), kind: 'phone' }, { at: nine });
      expect(await findMail(db, 'enquiry', id)).toBeUndefined();
    });

    it('are followed up when their time has come', async () => {
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

    it('that were answered by phone need no mail', async () => {
      const id = await recordEnquiry(db, exampleEnquiry('key'), { at: nine });
      expect(await answerEnquiry(db, id, { way: 'elsewhere', body: '', at: tenPast })).toBe(true);
      expect(await findMail(db, 'answer', id)).toBeUndefined();
    });

    it('are known to have been asked about already, for one person and one dealer', async () => {
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
