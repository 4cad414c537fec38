import { createHash } from 'node:crypto';
import { describeWait } from '@forecourt/domain';
import type { Act, ActOutcome } from '@forecourt/store';
import type { OwnConversation } from '../conversations/conversation-service.ts';
import { secondsUntil } from '../enquiries/enquiry-limits.ts';
import type { RefusalForNow, Visitor } from '../request/request-info.ts';
import { type ArrangementField, type ArrangementForm, arrangementFields } from './arrangement-form.ts';
import type { ArrangementParts } from './arrangement-parts.ts';

/** By the names of the form's fields. */
export type ArrangementErrors = Readonly<Partial<Record<ArrangementField, string>>>;

export type ArrangementOutcome =
  | { kind: 'done' }
  | { kind: 'refused'; errors: ArrangementErrors }
  /** The fields are fine, but nothing was done: the sentence says why. */
  | { kind: 'turned-away'; message: string; refusal?: RefusalForNow };

export type IntentHandler = (
  own: OwnConversation,
  form: ArrangementForm,
  visitor: Visitor,
) => Promise<ArrangementOutcome>;

export type RunAct = (
  own: OwnConversation,
  form: ArrangementForm,
  visitor: Visitor,
  body: string,
  store: (act: Act) => Promise<ActOutcome>,
) => Promise<ArrangementOutcome>;

/** Does one act with the key of its form, and puts what came of it into words. */
export function createActRunner({
  hashVisitor,
  mailAfterSeconds,
  onMail,
  now = Date.now,
}: ArrangementParts): RunAct {
  return async ({ conversation, side }, form, visitor, body, store) => {
    const outcome = await store({
      conversationId: conversation.id,
      side,
      idempotencyKey: keyOf(form, side),
      body,
      at: new Date(now()).toISOString(),
      mailAt: new Date(now() + mailAfterSeconds * 1000).toISOString(),
      visitor: hashVisitor(visitor.visitorAddress),
    });
    if (outcome.kind === 'done') {
      if (outcome.isNew) onMail();
      return { kind: 'done' };
    }
    if (outcome.kind === 'over-limit') visitor.logSecurityEvent('rate-limit');
    return turnAway(outcome, new Date(now()));
  };
}

/** The same form with the same fields is the same act; going back and filling in something else makes another. */
function keyOf({ intent, key, field }: ArrangementForm, side: string): string {
  const words = JSON.stringify([intent, ...arrangementFields.map(field)]);
  return `${side}.${key.slice(0, 60)}.${createHash('sha256').update(words).digest('base64url').slice(0, 22)}`;
}

function turnAway(outcome: Exclude<ActOutcome, { kind: 'done' }>, now: Date): ArrangementOutcome {
  if (outcome.kind === 'over-limit') {
    const retryAfterSeconds = secondsUntil(outcome.retryAt, now);
    return {
      kind: 'turned-away',
      message: `You’ve sent a lot in the last hour. Please wait ${describeWait(retryAfterSeconds)} before sending more.`,
      refusal: { status: 429, retryAfterSeconds },
    };
  }
  return { kind: 'turned-away', message: reasons[outcome.kind] };
}

const reasons = {
  changed: 'This has changed since you opened the page. Have a look at how it stands now.',
  impossible: 'That’s no longer possible. Have a look at how it stands now.',
  taken: 'Someone else has just taken that time. Choose another.',
  'open-already': 'There’s one open already. Settle that one first.',
  'too-many-photos': 'There’s no room for more photos in this conversation.',
  blocked: 'You can’t send anything in this conversation any more.',
  closed: 'We’ve ended this conversation, so nothing can be sent in it.',
  gone: 'This conversation no longer exists.',
} as const;
