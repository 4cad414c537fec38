import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import {
  claimEnquiries,
  findEnquiry,
  markEnquiryFailed,
  markEnquirySent,
} from '../enquiry/deliver-enquiries.ts';
import { recordEnquiry } from '../enquiry/record-enquiry.ts';
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
