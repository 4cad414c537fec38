import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { visitorLimit } from '../schema/schema.ts';
import { pruneVisitorLimits, takeToken } from '../visitor-limit/take-token.ts';

const second = (count: number) => new Date(Date.UTC(2026, 10, 9, 9) + count * 1000).toISOString();

export function describeVisitorLimitContract(open: () => Promise<Database>): void {
  describe('the limits of visitors', () => {
    let db: Database;
    beforeEach(async () => {
      db = await open();
    });

    const take = (at: string, { topic = 'photos', visitor = 'someone' } = {}) =>
      takeToken(db, { topic, visitor, count: 2, withinMs: 10_000 }, { at });

    it('refill one at a time', async () => {
      expect(await take(second(0))).toBeNull();
      expect(await take(second(0))).toBeNull();
      expect(await take(second(1))).toBe(second(5));
      expect(await take(second(4))).toBe(second(5));
      expect(await take(second(5))).toBeNull();
      expect(await take(second(6))).toBe(second(10));
      expect(await take(second(60))).toBeNull();
      expect(await take(second(60))).toBeNull();
      expect(await take(second(60))).toBe(second(65));
    });

    it('are one for each visitor and topic', async () => {
      for (const count of [0, 0, 0]) await take(second(count));
      expect(await take(second(0), { visitor: 'another' })).toBeNull();
      expect(await take(second(0), { topic: 'drafts' })).toBeNull();
      expect(await take(second(0))).not.toBeNull();
    });

    it('do not count what was taken while the clock was a day ahead', async () => {
      const dayAhead = 86_400;
      await take(second(dayAhead));
      await take(second(dayAhead));
      expect(await take(second(0))).toBeNull();
      expect(await take(second(0))).toBeNull();
      expect(await take(second(0))).toBe(second(5));
    });

    it('let no more pass of those that come at once', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => take(second(0))));
      expect(answers.filter((answer) => answer === null)).toHaveLength(2);
    });

    it('are forgotten once they are full again', async () => {
      await take(second(0));
      await take(second(0), { visitor: 'another' });
      await take(second(0), { visitor: 'another' });
      await pruneVisitorLimits(db, { at: second(6) });
      expect((await db.orm.select().from(visitorLimit)).map(({ visitor }) => visitor)).toEqual(['another']);
      expect(await take(second(6), { visitor: 'another' })).toBeNull();
      expect(await take(second(6), { visitor: 'another' })).toBe(second(10));
    });
  });
}
