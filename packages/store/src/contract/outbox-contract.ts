import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import {
  claimMail,
  findMail,
  markMailDropped,
  markMailFailed,
  markMailSent,
} from '../outbox/deliver-mail.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import { maxAttempts } from '../outbox/retry-waits.ts';
import { countUnsentMail, listUnsentMail, retryFailedMail } from '../outbox/unsent-mail.ts';
import { planNestedLoops } from '../testing/plan-nested-loops.ts';

const nine = '2026-11-09T09:00:00.000Z';
const tenPast = '2026-11-09T09:10:00.000Z';
const claim = { limit: 10, leaseSeconds: 60 };

export function describeOutboxContract(open: () => Promise<Database>): void {
  describe('outgoing mail', () => {
    let db: Database;
    beforeEach(async () => {
      db = await open();
    });

    async function queue(aboutId = 1) {
      await queueMail(db, 'enquiry', aboutId, { at: nine });
      const mail = await findMail(db, 'enquiry', aboutId);
      if (!mail) throw new Error('The mail was not queued.');
      return mail;
    }

    it('is queued once per kind and subject', async () => {
      const first = await queue();
      await queueMail(db, 'enquiry', 1, { at: tenPast });
      expect(await findMail(db, 'enquiry', 1)).toEqual(first);
    });

    it('is not handed out before it is due', async () => {
      await queueMail(db, 'follow-up', 1, { at: tenPast });
      expect(await claimMail(db, { at: nine, ...claim })).toEqual([]);
      expect(await claimMail(db, { at: tenPast, ...claim })).toHaveLength(1);
    });

    it('is handed to one deliverer only while the lease lasts', async () => {
      await queue();
      const [mine, theirs] = await Promise.all([
        claimMail(db, { at: nine, ...claim }),
        claimMail(db, { at: nine, ...claim }),
      ]);
      expect(mine.length + theirs.length).toBe(1);
    });

    it('is released when a deliverer dies', async () => {
      await queue();
      await claimMail(db, { at: nine, ...claim });
      const [again] = await claimMail(db, { at: tenPast, ...claim });
      expect(again?.attempts).toBe(2);
    });

    it('is never handed out again once sent', async () => {
      const { id } = await queue();
      await claimMail(db, { at: nine, ...claim });
      await markMailSent(db, id, { at: nine });
      expect(await claimMail(db, { at: tenPast, ...claim })).toEqual([]);
      expect(await findMail(db, 'enquiry', 1)).toMatchObject({ state: 'sent', sentAt: nine });
    });

    it('is never handed out again once cancelled', async () => {
      const { id } = await queue();
      await markMailDropped(db, id);
      expect(await claimMail(db, { at: tenPast, ...claim })).toEqual([]);
    });

    it('waits longer after each failure', async () => {
      const { id } = await queue();
      await markMailFailed(db, { id, attempts: 4 }, { at: nine, error: 'no answer' });
      expect(await findMail(db, 'enquiry', 1)).toMatchObject({
        state: 'waiting',
        nextAttemptAt: '2026-11-09T09:08:00.000Z',
        lastError: 'no answer',
      });
    });

    it('is late after failing for an hour, and still retried', async () => {
      const { id } = await queue();
      const failure = { at: nine, error: 'no answer' };
      expect(await markMailFailed(db, { id, attempts: 6 }, failure)).toBe('will-retry');
      expect(await markMailFailed(db, { id, attempts: 7 }, failure)).toBe('late');
      expect((await findMail(db, 'enquiry', 1))?.state).toBe('waiting');
    });

    it('is given up after the last failure, and can be retried by hand', async () => {
      const { id } = await queue();
      const failure = { at: nine, error: 'no answer' };
      expect(await markMailFailed(db, { id, attempts: maxAttempts }, failure)).toBe('given-up');
      expect((await findMail(db, 'enquiry', 1))?.state).toBe('failed');
      expect(await claimMail(db, { at: tenPast, ...claim })).toEqual([]);
      expect(await retryFailedMail(db, { at: nine })).toBe(1);
      expect(await claimMail(db, { at: tenPast, ...claim })).toMatchObject([{ id, attempts: 1 }]);
      expect(await retryFailedMail(db, { at: nine })).toBe(0);
    });

    it('is counted by outcome, and only once it is due', async () => {
      await queueMail(db, 'follow-up', 1, { at: tenPast });
      expect(await countUnsentMail(db, { at: nine })).toMatchObject({ waiting: 0, overdueSeconds: 0 });
      const { id } = await queue(2);
      await queue(3);
      await markMailFailed(db, { id, attempts: maxAttempts }, { at: nine, error: 'no answer' });
      expect(await countUnsentMail(db, { at: nine })).toMatchObject({ waiting: 1, late: 0, failed: 1 });
      expect(await countUnsentMail(db, { at: tenPast })).toMatchObject({ waiting: 2, overdueSeconds: 600 });
      for (let hour = 10; hour < 17; hour++) {
        await claimMail(db, { at: `2026-11-09T${hour}:00:00.000Z`, ...claim });
      }
      expect(await countUnsentMail(db, { at: nine })).toMatchObject({ waiting: 2, late: 2, failed: 1 });
      expect(await listUnsentMail(db, { limit: 1 })).toMatchObject([{ kind: 'follow-up', attempts: 7 }]);
    });

    it('is taken up to the limit, oldest first', async () => {
      for (const id of [3, 1, 2]) await queue(id);
      const taken = await claimMail(db, { at: nine, limit: 2, leaseSeconds: 60 });
      expect(taken.map((one) => one.aboutId)).toEqual([3, 1]);
    });

    it('is taken up to the limit, however the database plans it', async () => {
      for (const id of [3, 1, 2]) await queue(id);
      const taken = await db.transaction(async (inner) => {
        await planNestedLoops(inner);
        return claimMail(inner, { at: nine, limit: 2, leaseSeconds: 60 });
      });
      expect(taken.map((one) => one.aboutId)).toEqual([3, 1]);
    });
  });
}
