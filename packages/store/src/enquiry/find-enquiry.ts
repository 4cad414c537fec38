import type { Enquiry } from '@forecourt/domain';
import type { Session } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import { isoTime } from '../database/iso-time.ts';
import { enquiry } from '../schema/schema.ts';

export async function findEnquiry(session: Session, id: number): Promise<Enquiry | undefined> {
  const [row] = await session.orm.select().from(enquiry).where(eq(enquiry.id, id));
  return row && buildEnquiry(row);
}

function buildEnquiry({ answerWay, answerBody, answeredAt, ...row }: typeof enquiry.$inferSelect): Enquiry {
  return {
    ...row,
    receivedAt: isoTime(row.receivedAt),
    answer:
      answerWay !== null && answeredAt !== null
        ? { way: answerWay, body: answerBody ?? '', at: isoTime(answeredAt) }
        : null,
  };
}
