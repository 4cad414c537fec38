import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import {
  type ClaimedJob,
  claimJob,
  endAllLeases,
  failJob,
  findNextDue,
  finishJob,
  finishRegularJob,
  releaseJob,
  renewLeases,
} from '../job/claim-job.ts';
import { countJobs, listFailedJobs, retryDeadJobs } from '../job/count-jobs.ts';
import { addRegularJob, wakeJob } from '../job/regular-job.ts';
import { cancelJob, defineJob, sendJob } from '../job/send-job.ts';
import { planNestedLoops } from '../testing/plan-nested-loops.ts';

const nine = '2026-11-09T09:00:00.000Z';
const fivePast = '2026-11-09T09:05:00.000Z';
const tenPast = '2026-11-09T09:10:00.000Z';
const greet = defineJob<{ name: string }>('greet');
const names = ['greet', 'tidy'];

export function describeJobContract(open: () => Promise<Database>): void {
  describe('jobs', () => {
    let db: Database;
    beforeEach(async () => {
      db = await open();
    });

    const send = (key: string, at = nine, name = 'Niamh') => sendJob(db, greet, { name }, { key, at });
    const claim = (at = nine, leasedBy = 'one') => claimJob(db, { names, at, leasedBy, leaseMs: 60_000 });
    async function take(at = nine, leasedBy = 'one'): Promise<ClaimedJob> {
      const claimed = await claim(at, leasedBy);
      if (!claimed) throw new Error('No job was due.');
      return claimed;
    }

    it('are handed out with what they were given, and are gone when they are done', async () => {
      await send('a');
      const claimed = await take();
      expect(claimed).toMatchObject({ name: 'greet', key: 'a', data: { name: 'Niamh' }, attempts: 1 });
      await finishJob(db, claimed);
      expect(await claim(tenPast)).toBeNull();
      expect(await findNextDue(db, { names, at: tenPast })).toBeNull();
    });

    it('are handed out one at a time, however the database plans it', async () => {
      for (const key of ['a', 'b', 'c']) await send(key);
      await db.transaction(async (inner) => {
        await planNestedLoops(inner);
        await claimJob(inner, { names, at: nine, leasedBy: 'one', leaseMs: 60_000 });
      });
      expect(await renewLeases(db, { leasedBy: 'one', at: nine, leaseMs: 60_000 })).toHaveLength(1);
    });

    it('vanish with the transaction that sent them', async () => {
      const sending = db.transaction(async (session) => {
        await sendJob(session, greet, { name: 'Niamh' }, { key: 'a', at: nine });
        throw new Error('no');
      });
      await expect(sending).rejects.toThrow('no');
      expect(await claim()).toBeNull();
    });

    it('are not handed out before they are due', async () => {
      await send('a', tenPast);
      expect(await findNextDue(db, { names, at: nine })).toBe(tenPast);
      expect(await claim(fivePast)).toBeNull();
      expect(await claim(tenPast)).not.toBeNull();
    });

    it('sent twice before they start are done once, at the earlier time, with what was sent last', async () => {
      await send('a', fivePast, 'Niamh');
      await send('a', tenPast, 'Aoife');
      const claimed = await take(fivePast);
      expect(claimed.data).toEqual({ name: 'Aoife' });
      await finishJob(db, claimed);
      expect(await claim(tenPast)).toBeNull();
    });

    it('sent while they are being done are done again, afterwards', async () => {
      await send('a');
      const claimed = await take();
      await send('a', nine);
      expect(await claim(nine, 'two')).toBeNull();
      await finishJob(db, claimed);
      expect(await claim(nine, 'two')).toMatchObject({ key: 'a', attempts: 1 });
    });

    it('are handed to one process only', async () => {
      await send('a');
      const taken = await Promise.all([claim(nine, 'one'), claim(nine, 'two'), claim(nine, 'three')]);
      expect(taken.filter(Boolean)).toHaveLength(1);
    });

    it('of a process that died go to another, and it may not report any more', async () => {
      await send('a');
      const dead = await take(nine, 'one');
      const again = await take(fivePast, 'two');
      expect(again).toMatchObject({ key: 'a', attempts: 2 });
      await finishJob(db, dead);
      await failJob(db, dead, { error: 'late', retryAt: null });
      expect(await renewLeases(db, { leasedBy: 'two', at: fivePast, leaseMs: 1 })).toEqual([
        { name: 'greet', key: 'a' },
      ]);
    });

    it('of a process that lives stay with it', async () => {
      await send('a');
      await take();
      await renewLeases(db, { leasedBy: 'one', at: fivePast, leaseMs: 60_000 });
      expect(await claim(fivePast, 'two')).toBeNull();
    });

    it('can all be freed', async () => {
      await send('a');
      await take();
      await endAllLeases(db);
      expect(await claim(nine, 'two')).not.toBeNull();
    });

    it('that were given back have not failed', async () => {
      await send('a');
      await releaseJob(db, await take());
      expect(await claim()).toMatchObject({ attempts: 1 });
      expect(await listFailedJobs(db, { limit: 10 })).toEqual([]);
    });

    it('that fail are retried at the given time, and are dead after the last attempt', async () => {
      await send('a');
      await failJob(db, await take(), { error: 'no answer', retryAt: fivePast });
      expect(await claim(nine)).toBeNull();
      await failJob(db, await take(fivePast), { error: 'no answer', retryAt: null });
      expect(await claim(tenPast)).toBeNull();
      expect(await listFailedJobs(db, { limit: 10 })).toEqual([
        { name: 'greet', key: 'a', isDead: true, attempts: 2, lastError: 'no answer' },
      ]);
      expect(await countJobs(db, { names, at: tenPast })).toMatchObject([
        { name: 'greet', dead: 1, waiting: 0 },
      ]);
      expect(await retryDeadJobs(db, { at: tenPast })).toBe(1);
      expect(await claim(tenPast)).toMatchObject({ attempts: 1 });
      expect(await retryDeadJobs(db, { at: tenPast })).toBe(0);
    });

    it('that are dead live again when they are sent again', async () => {
      await send('a');
      await failJob(db, await take(), { error: 'no answer', retryAt: null });
      await send('a', fivePast);
      expect(await claim(fivePast)).toMatchObject({ attempts: 1 });
    });

    it('that are dead are not, if they were sent again meanwhile', async () => {
      await send('a');
      const claimed = await take();
      await send('a', fivePast);
      await failJob(db, claimed, { error: 'no answer', retryAt: null });
      expect(await claim(fivePast)).toMatchObject({ attempts: 1 });
    });

    it('can be taken back until they start', async () => {
      await send('a');
      await cancelJob(db, greet, { key: 'a' });
      expect(await claim()).toBeNull();
      await send('b');
      const claimed = await take();
      await send('b');
      await cancelJob(db, greet, { key: 'b' });
      await finishJob(db, claimed);
      expect(await claim(tenPast)).toBeNull();
    });

    it('that nobody here knows are left alone', async () => {
      await sendJob(db, defineJob<null>('of-a-newer-version'), null, { key: 'a', at: nine });
      expect(await claim()).toBeNull();
      expect(await countJobs(db, { names, at: tenPast })).toEqual([]);
    });

    it('are counted with the wait of the oldest that is due', async () => {
      await send('a', nine);
      await send('b', fivePast);
      await send('c', '2026-11-10T09:00:00.000Z');
      await send('d', fivePast);
      await take(nine);
      expect(await countJobs(db, { names, at: '2026-11-09T09:00:30.000Z' })).toMatchObject([
        { name: 'greet', waiting: 0, running: 1, dead: 0, overdueSeconds: 0 },
      ]);
      expect(await countJobs(db, { names, at: tenPast })).toMatchObject([
        { name: 'greet', waiting: 3, running: 0, dead: 0, overdueSeconds: 600 },
      ]);
    });

    describe('that are regular', () => {
      const add = (firstAt = nine, nextAt = nine) => addRegularJob(db, 'tidy', { firstAt, nextAt });

      it('are added once, by any number of processes', async () => {
        await Promise.all([add(), add(), add()]);
        expect(await claim(nine, 'one')).toMatchObject({ name: 'tidy', key: '' });
        expect(await claim(nine, 'two')).toBeNull();
      });

      it('keep their time over a restart, unless the schedule is shorter now', async () => {
        await add(tenPast, tenPast);
        await add(nine, '2026-11-09T11:00:00.000Z');
        expect(await findNextDue(db, { names, at: nine })).toBe(tenPast);
        await add(nine, fivePast);
        expect(await findNextDue(db, { names, at: nine })).toBe(fivePast);
      });

      it('come again when they are done, and remember when that was', async () => {
        await add();
        await finishRegularJob(db, await take(), { at: nine, nextAt: tenPast });
        expect(await claim(fivePast)).toBeNull();
        expect(await claim(tenPast)).toMatchObject({ name: 'tidy', attempts: 1 });
        expect(await countJobs(db, { names, at: tenPast })).toMatchObject([{ lastSuccessAt: nine }]);
      });

      it('can be woken, also while they are being done', async () => {
        await add(tenPast, tenPast);
        await wakeJob(db, 'tidy', { at: nine });
        const claimed = await take(nine);
        await wakeJob(db, 'tidy', { at: nine });
        await finishRegularJob(db, claimed, { at: nine, nextAt: tenPast });
        expect(await claim(nine)).not.toBeNull();
      });
    });

    it('wake whoever listens when their transaction commits', async () => {
      const heard = Promise.withResolvers<void>();
      const stop = await db.listen('job', heard.resolve);
      await db.transaction((session) => sendJob(session, greet, { name: 'Niamh' }, { key: 'a', at: nine }));
      await heard.promise;
      await stop();
    });
  });
}
