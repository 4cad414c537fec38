import type { Database } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';
import { describeAccountContract } from './account-contract.ts';
import { describeAdvertContract } from './advert-contract.ts';
import { describeAlertContract } from './alert-contract.ts';
import { describeChangeContract } from './change-contract.ts';
import { describeArrangementContract } from './conversation/arrangement-contract.ts';
import { describeConversationContract } from './conversation/conversation-contract.ts';
import { describeArrayContract } from './database/array-contract.ts';
import { describeStatisticsContract } from './database/statistics-contract.ts';
import { describeVacuumContract } from './database/vacuum-contract.ts';
import { describeDealerContract } from './dealer-contract.ts';
import { describeEnquiryContract } from './enquiry-contract.ts';
import { describeFigureContract } from './figure-contract.ts';
import { describeJobContract } from './job-contract.ts';
import { describeLiveStockContract } from './live-stock-contract.ts';
import { describeNotebookContract } from './notebook-contract.ts';
import { describeOfficeContract } from './office-contract.ts';
import { describeOutboxContract } from './outbox-contract.ts';
import { describePersonContract } from './person-contract.ts';
import { describePlacedContract } from './placed-contract.ts';
import { describeReputationContract } from './reputation-contract.ts';
import { describeReviewContract } from './review-contract.ts';
import { describeSellingContract } from './selling-contract.ts';
import { describeSettingContract } from './setting-contract.ts';
import { describeTakedownContract } from './takedown-contract.ts';
import { describeVisitorLimitContract } from './visitor-limit-contract.ts';

/**
 * Runs the same tests on every database. `open` returns an empty one; emptying is quicker than creating
 * another.
 */
export function describeStoreContract(open: () => Database): void {
  const openEmpty = async () => {
    const db = open();
    await emptyDatabase(db);
    return db;
  };
  describeAccountContract(openEmpty);
  describeAdvertContract(openEmpty);
  describeAlertContract(openEmpty);
  describeArrangementContract(openEmpty);
  describeArrayContract(openEmpty);
  describeChangeContract(openEmpty);
  describeConversationContract(openEmpty);
  describeDealerContract(openEmpty);
  describeEnquiryContract(openEmpty);
  describeFigureContract(openEmpty);
  describeJobContract(openEmpty);
  describeLiveStockContract(openEmpty);
  describeNotebookContract(openEmpty);
  describeOfficeContract(openEmpty);
  describeOutboxContract(openEmpty);
  describePersonContract(openEmpty);
  describePlacedContract(openEmpty);
  describeReputationContract(openEmpty);
  describeReviewContract(openEmpty);
  describeSellingContract(openEmpty);
  describeSettingContract(openEmpty);
  describeStatisticsContract(openEmpty);
  describeVacuumContract(openEmpty);
  describeVisitorLimitContract(openEmpty);
  describeTakedownContract(openEmpty);
}

const emptied = new WeakSet<Database>();

/**
 * Deletes every row and counts from one again, in a fifth of the time of `truncate`, which writes new files for every table.
 * Without triggers, because one of them refuses it: the log of the office may only grow. A function, whose statements are
 * planned once.
 */
export async function emptyDatabase(db: Database): Promise<void> {
  if (!emptied.has(db)) await createEmptying(db);
  emptied.add(db);
  await db.orm.execute(sql`select empty_database()`);
}

async function createEmptying(db: Database): Promise<void> {
  await db.orm.execute(sql`
    do $$
    declare
      deletions text;
    begin
      select string_agg(format('delete from %I;', tablename), ' ') into deletions
        from pg_tables where schemaname = 'public';
      execute format($create$
        create or replace function empty_database() returns void language plpgsql
          set session_replication_role = replica as $body$
        begin
          %s
          perform setval(format('%%I', sequencename)::regclass, 1, false)
            from pg_sequences where schemaname = 'public' and last_value is not null;
        end
        $body$
      $create$, deletions);
    end
    $$`);
}
