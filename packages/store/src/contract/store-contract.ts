import type { Database } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';
import { describeAccountContract } from './account-contract.ts';
import { describeAdvertContract } from './advert-contract.ts';
import { describeArrangementContract } from './arrangement-contract.ts';
import { describeArrayContract } from './array-contract.ts';
import { describeChangeContract } from './change-contract.ts';
import { describeConversationContract } from './conversation-contract.ts';
import { describeDealerContract } from './dealer-contract.ts';
import { describeEnquiryContract } from './enquiry-contract.ts';
import { describeFigureContract } from './figure-contract.ts';
import { describeLiveStockContract } from './live-stock-contract.ts';
import { describeOfficeContract } from './office-contract.ts';
import { describeOutboxContract } from './outbox-contract.ts';
import { describePersonContract } from './person-contract.ts';
import { describePlacedContract } from './placed-contract.ts';
import { describeReputationContract } from './reputation-contract.ts';
import { describeReviewContract } from './review-contract.ts';
import { describeSellingContract } from './selling-contract.ts';
import { describeSettingContract } from './setting-contract.ts';
import { describeTakedownContract } from './takedown-contract.ts';

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
  describeArrangementContract(openEmpty);
  describeArrayContract(openEmpty);
  describeChangeContract(openEmpty);
  describeConversationContract(openEmpty);
  describeDealerContract(openEmpty);
  describeEnquiryContract(openEmpty);
  describeFigureContract(openEmpty);
  describeLiveStockContract(openEmpty);
  describeOfficeContract(openEmpty);
  describeOutboxContract(openEmpty);
  describePersonContract(openEmpty);
  describePlacedContract(openEmpty);
  describeReputationContract(openEmpty);
  describeReviewContract(openEmpty);
  describeSellingContract(openEmpty);
  describeSettingContract(openEmpty);
  describeTakedownContract(openEmpty);
}

export async function emptyDatabase(db: Database): Promise<void> {
  await db.orm.execute(
    sql`truncate advert, advert_price, advert_change, dealer, dealer_review, enquiry, outgoing_mail, import_run, setting, takedown, operator_action, accepted_advert, account, sign_in_request restart identity cascade`,
  );
  await db.orm.execute(
    sql`truncate viewing_slot, conversation, office_case, office_act, advert_print, account, selling_draft, selling_photo, seller_advert, advert_event, advert_figure, figure_writer, loose_photo restart identity cascade`,
  );
}
