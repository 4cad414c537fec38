import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import {
  claimEnquiries,
  findEnquiry,
  markEnquiryFailed,
  markEnquirySent,
} from '../enquiry/deliver-enquiries.ts';
import { countEnquiries, hasEnquiry, recordEnquiry } from '../enquiry/record-enquiry.ts';
import { exampleEnquiry } from './examples.ts';

const nine = '2026-11-09T09:00:00.000Z';
const tenPast = '2026-11-09T09:10:00.000Z';
const claim = { limit: 10, leaseSeconds: 60 };

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

    it('that only asked for a number are never given out to be delivered', async () => {
      await recordEnquiry(db, { ...exampleEnquiry('key'), kind: 'phone' }, { at: nine });
      expect(await claimEnquiries(db, { at: tenPast, ...claim })).toEqual([]);
    });

    it('are given to one deliverer only while the lease lasts', async () => {
      await recordEnquiry(db, exampleEnquiry('key'), { at: nine });
      const [mine, theirs] = await Promise.all([
        claimEnquiries(db, { at: nine, ...claim }),
        claimEnquiries(db, { at: nine, ...claim }),
      ]);
      expect(mine.length + theirs.length).toBe(1);
    });

    it('come free again when a deliverer dies', async () => {
      await recordEnquiry(db, exampleEnquiry('key'), { at: nine });
      await claimEnquiries(db, { at: nine, ...claim });
      const [again] = await claimEnquiries(db, { at: tenPast, ...claim });
      expect(again?.attempts).toBe(2);
    });

    it('that were sent are never given out again', async () => {
      const id = await recordEnquiry(db, exampleEnquiry('key'), { at: nine });
      await claimEnquiries(db, { at: nine, ...claim });
      await markEnquirySent(db, id, { at: nine });
      expect(await claimEnquiries(db, { at: tenPast, ...claim })).toEqual([]);
      expect(await findEnquiry(db, id)).toMatchObject({ state: 'sent', sentAt: nine });
    });

    it('that failed wait longer each time', async () => {
      const id = await recordEnquiry(db, exampleEnquiry('key'), { at: nine });
      await markEnquiryFailed(db, { id, attempts: 4 }, { at: nine, error: 'no answer' });
      const failed = await findEnquiry(db, id);
      expect(failed).toMatchObject({
        state: 'waiting',
        nextAttemptAt: '2026-11-09T09:08:00.000Z',
        lastError: 'no answer',
      });
    });

    it('are given up after the tenth failure', async () => {
      const id = await recordEnquiry(db, exampleEnquiry('key'), { at: nine });
      await markEnquiryFailed(db, { id, attempts: 10 }, { at: nine, error: 'no answer' });
      expect((await findEnquiry(db, id))?.state).toBe('failed');
    });

    it('are taken no more than asked for, the oldest first', async () => {
      for (const key of ['a', 'b', 'c']) await recordEnquiry(db, exampleEnquiry(key), { at: nine });
      const taken = await claimEnquiries(db, { at: nine, limit: 2, leaseSeconds: 60 });
      expect(taken.map((one) => one.idempotencyKey)).toEqual(['a', 'b']);
    });
  });
}
