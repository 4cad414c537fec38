import { answerableKinds, dayMs, type ResponseRecord, responseRecordRules } from '@forecourt/domain';
import { queryRows, type Session } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';
import { enquiry, outgoingMail } from '../schema/schema.ts';

interface RecordRow {
  dealer_id: number;
  enquiries: number;
  answered: number;
  median_hours: number;
}

/**
 * The response record of every dealer with enough data to be fair. Only delivered enquiries count, from the
 * moment of delivery: a dealer is not to blame for a mail server that was down.
 */
export async function readResponseRecords(
  session: Session,
  { at }: { at: string },
): Promise<Map<number, ResponseRecord>> {
  const { days, graceDays, enquiries, answered } = responseRecordRules;
  const before = (age: number) => new Date(Date.parse(at) - age * dayMs).toISOString();
  const kinds = sql.join(
    answerableKinds.map((kind) => sql`${kind}`),
    sql`, `,
  );
  const rows = await queryRows<RecordRow>(
    session,
    sql`
      select ${enquiry.dealerId} as dealer_id, count(*)::int as enquiries,
        count(${enquiry.answeredAt})::int as answered,
        percentile_cont(0.5) within group (
          order by greatest(extract(epoch from ${enquiry.answeredAt} - ${outgoingMail.sentAt}), 0)::float8 / 3600
        ) filter (where ${enquiry.answeredAt} is not null) as median_hours
      from ${enquiry} join ${outgoingMail}
        on ${outgoingMail.kind} = 'enquiry' and ${outgoingMail.aboutId} = ${enquiry.id} and ${outgoingMail.state} = 'sent'
      where ${enquiry.dealerId} is not null and ${enquiry.kind} in (${kinds})
        and ${enquiry.receivedAt} between ${before(days)} and ${before(graceDays)}
      group by ${enquiry.dealerId}
      having count(*) >= ${enquiries} and count(${enquiry.answeredAt}) >= ${answered}`,
  );
  return new Map(
    rows.map((row) => [
      row.dealer_id,
      {
        enquiries: row.enquiries,
        answeredShare: row.answered / row.enquiries,
        medianHours: Number(row.median_hours),
      },
    ]),
  );
}
