import { publicReferenceOf } from '@forecourt/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { upsertAdverts } from '../../advert/upsert-adverts.ts';
import { analyzeGrownTables } from '../../database/analyze-grown-tables.ts';
import { type Database, queryRows } from '../../database/database.ts';
import { sql } from '../../database/drizzle.ts';
import { exampleAdvert } from '../examples.ts';

const at = '2026-11-09T09:00:00.000Z';

export function describeStatisticsContract(open: () => Promise<Database>): void {
  describe('the planner’s statistics', () => {
    let db: Database;
    beforeEach(async () => {
      db = await open();
    });

    it('are updated once a table has grown, so that the prices of many adverts are found by the index', async () => {
      const references = Array.from({ length: 50 }, (_, index) => publicReferenceOf('example', `${index}`));
      await upsertAdverts(db, [exampleAdvert('a')], { at });
      await db.orm.execute(sql`
        insert into advert_price (public_reference, at, price)
        select 'r' || n, ${at}::timestamptz, 10000 from generate_series(1, 20000) n`);
      expect(await analyzeGrownTables(db)).toContain('advert_price');
      expect(await analyzeGrownTables(db)).toEqual([]);
      const plan = await queryRows<{ 'QUERY PLAN': string }>(
        db,
        sql`explain select * from advert_price where public_reference in ${references}`,
      );
      expect(plan.map((line) => line['QUERY PLAN']).join('\n')).not.toContain('Seq Scan');
    });
  });
}
