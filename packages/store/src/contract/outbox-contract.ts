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

    it('of one kind about one thing is there once', async () => {
      const first = await queue();
      await queueMail(db, 'enquiry', 1, { at: tenPast });
      expect(await findMail(db, 'enquiry', 1)).toEqual(first);
    });

    it('is not given out before its time', async () => {
      await queueMail(db, 'follow-up', 1, { at: tenPast });
      expect(await claimMail(db, { at: nine, ...claim })).toEqual([]);
      expect(await claimMail(db, { at: tenPast, ...claim })).toHaveLength(1);
    });

    it('is given to one deliverer only while the lease lasts', async () => {
      await queue();
      const [mine, theirs] = await Promise.all([
        claimMail(db, { at: nine, ...claim }),
        claimMail(db, { at: nine, ...claim }),
      ]);
      expect(mine.length + theirs.length).toBe(1);
    });

    it('comes free again when a deliverer dies', async () => {
      await queue();
      await claimMail(db, { at: nine, ...claim });
      const [again] = await claimMail(db, { at: tenPast, ...claim });
      expect(again?.attempts).toBe(2);
    });

    it('that was sent is never given out again', async () => {
      const { id } = await queue();
      await claimMail(db, { at: nine, ...claim });
      await markMailSent(db, id, { at: nine });
      expect(await claimMail(db, { at: tenPast, ...claim })).toEqual([]);
      expect(await findMail(db, 'enquiry', 1)).toMatchObject({ state: 'sent', sentAt: nine });
    });

    it('that nobody wants any more is never given out again', async () => {
      const { id } = await queue();
      await markMailDropped(db, id);
      expect(await claimMail(db, { at: tenPast, ...claim })).toEqual([]);
    });

    it('that failed waits longer each time', async () => {
      const { id } = await queue();
      await markMailFailed(db, { id, attempts: 4 }, { at: nine, error: 'no answer' });
      expect(await findMail(db, 'enquiry', 1)).toMatchObject({
        state: 'waiting',
        nextAttemptAt: '2026-11-09T09:08:00.000Z',
        lastError: 'no answer',
      });
    });

    it('is given up after the tenth failure', async () => {
      const { id } = await queue();
      await markMailFailed(db, { id, attempts: 10 }, { at: nine, error: 'no answer' });
      expect((await findMail(db, 'enquiry', 1))?.state).toBe('failed');
    });

    it('is taken no more than asked for, the oldest first', async () => {
      for (const id of [3, 1, 2]) await queue(id);
      const taken = await claimMail(db, { at: nine, limit: 2, leaseSeconds: 60 });
      expect(taken.map((one) => one.aboutId)).toEqual([3, 1]);
    });
  });
}
