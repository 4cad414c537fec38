import type { EnquiryAnswer } from '@forecourt/domain';
import type { Session } from '../database/database.ts';
import { and, eq, isNull } from '../database/drizzle.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import { enquiry } from '../schema/schema.ts';

/**
 * Stores a dealer's answer to an enquiry and queues the mail that carries it. False if it was already
 * answered.
 */
export async function answerEnquiry(
  session: Session,
  id: number,
  { way, body, at }: EnquiryAnswer,
): Promise<boolean> {
  return session.transaction(async (inner) => {
    const [answered] = await inner.orm
      .update(enquiry)
      .set({ answerWay: way, answerBody: body, answeredAt: at })
      .where(and(eq(enquiry.id, id), isNull(enquiry.answeredAt)))
      .returning({ id: enquiry.id });
    if (answered && way === 'message') await queueMail(inner, 'answer', id, { at });
    return answered !== undefined;
  });
}
