import { dayMs, privateRecordRules, type ResponseRecord, responseRecordRules } from '@forecourt/domain';
import { queryRows, type Session } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';

interface RecordRow {
  public_reference: string;
  asked: number;
  answered: number;
  median_hours: number;
}

/**
 * How private sellers answer, by the reference of each of their adverts; only of those who were asked often enough to be fair.
 * What counts is the first message of a buyer and the first reply to it.
 */
export async function readPrivateRecords(
  session: Session,
  { at }: { at: string },
): Promise<Map<string, ResponseRecord>> {
  const before = (days: number) => new Date(Date.parse(at) - days * dayMs).toISOString();
  const { days, graceDays } = responseRecordRules;
  const rows = await queryRows<RecordRow>(
    session,
    sql`with talk as (
        select c.seller_account_id as seller, c.started_at,
          (select min(m.sent_at) from conversation_message m where m.conversation_id = c.id and m.author = 'seller') as answered_at
        from conversation c
        where c.seller_account_id is not null
          and c.started_at between ${before(days)}::timestamptz and ${before(graceDays)}::timestamptz
          and exists (select 1 from conversation_message m where m.conversation_id = c.id
            and m.author = 'buyer' and m.state = 'sent')
      ), record as (
        select seller, count(*)::int as asked, count(answered_at)::int as answered,
          percentile_cont(0.5) within group (
            order by extract(epoch from answered_at - started_at)::float8 / 3600
          ) filter (where answered_at is not null) as median_hours
        from talk group by seller
        having count(*) >= ${privateRecordRules.messages} and count(answered_at) >= ${privateRecordRules.answered}
      )
      select placed.public_reference, record.asked, record.answered, record.median_hours
      from record join seller_advert placed on placed.account_id = record.seller`,
  );
  return new Map(
    rows.map((row) => [
      row.public_reference,
      {
        enquiries: row.asked,
        answeredShare: row.answered / row.asked,
        medianHours: Number(row.median_hours),
      },
    ]),
  );
}
