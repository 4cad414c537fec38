import { createHash } from 'node:crypto';
import { answerableKinds, dayMs, describeWait, whyUnvalued } from '@forecourt/domain';
import { type EnquiryErrors, findEnquiryErrors, parsePreferredTime } from '@forecourt/site';
import {
  type Database,
  type EnquiryAsk,
  findEnquiryByKey,
  isBuyerBlocked,
  isEnquiryHeld,
  recordWithinLimits,
} from '@forecourt/store';
import type { Logger } from 'pino';
import type { AdvertService } from '../adverts/advert-service.ts';
import type { QuotePartExchange } from '../arrangements/quote-part-exchange.ts';
import type { DealerService } from '../dealers/dealer-service.ts';
import type { FormTickets } from '../forms/form-tickets.ts';
import type { RefusalForNow, Visitor } from '../request/request-info.ts';
import { retryAfterSeconds } from '../request/retry-after.ts';
import type { HashVisitor } from '../secrets/visitor-hash.ts';
import { messageLimits, secondsUntil } from './enquiry-limits.ts';
import { createSubjectFinder } from './find-subject.ts';
import { type EnquirySubject, findRecipient } from './mails/build-enquiry-mail.ts';
import { createAskReader, type ReadAsk } from './read-ask.ts';
import { createReveal, type OnContact, type RevealNumber } from './reveal-number.ts';
import type { SentForm } from './sent-form.ts';

export type EnquiryOutcome =
  /** `asked` says in words what was asked for besides the message; a held one waits for the office. */
  | { kind: 'sent'; asked?: string; isHeld?: true }
  | { kind: 'refused'; errors: EnquiryErrors }
  /** The fields are valid, but nothing was stored: the sentence says what to do. */
  | {
      kind: 'turned-away';
      message: string;
      needsNewTicket: boolean;
      /** Whether it is worth sending it again later. */
      refusal?: RefusalForNow;
    };

export interface EnquiryService {
  /** For the form's hidden field. */
  ticket(): string;
  send(form: SentForm, visitor: Visitor): Promise<EnquiryOutcome>;
  reveal: RevealNumber;
}

export interface EnquiryParts {
  db: Database;
  adverts: Pick<AdvertService, 'find'>;
  dealers: Pick<DealerService, 'find'>;
  tickets: FormTickets;
  hashVisitor: HashVisitor;
  quotePartExchange: QuotePartExchange;
  /** After this many days a visitor is asked how it went; 0 means never. */
  followUpDays: number;
  log: Pick<Logger, 'error'>;
  onRecorded(): void;
  /** A message or a shown number that was not counted before. */
  onContact?: OnContact;
  now?: () => Date;
}

export function createEnquiryService(parts: EnquiryParts): EnquiryService {
  const { db, tickets, hashVisitor, log, now = () => new Date() } = parts;
  const findSubject = createSubjectFinder(parts);
  const asks = createAskReader({ db, quotePartExchange: parts.quotePartExchange, now });

  /** Only for visitors who can review a dealer and can be reached. */
  function followUpAt({ kind, fields }: SentForm, { dealer }: EnquirySubject): string | null {
    const isAnswerable = answerableKinds.some((each) => each === kind);
    if (parts.followUpDays === 0 || !isAnswerable || !dealer?.email || !fields.email.trim()) return null;
    return new Date(now().getTime() + parts.followUpDays * dayMs).toISOString();
  }

  /** The seller has blocked whoever writes. */
  async function isBlocked({ kind, publicReference, fields }: SentForm, { dealer }: EnquirySubject) {
    const isTalk = answerableKinds.some((each) => each === kind);
    if (!isTalk || publicReference === null || fields.email.trim() === '') return false;
    return isBuyerBlocked(db, { email: fields.email, publicReference, dealerId: dealer?.id ?? null });
  }

  async function keep(
    form: SentForm,
    read: Exclude<ReadAsk, { kind: 'refused' }>,
    visitor: Visitor,
  ): Promise<EnquiryOutcome> {
    // The second of two clicks must get the first one's result, even if the first used up the limit.
    const ticket = tickets.check(form.ticket);
    const idempotencyKey = keyOf(form);
    const before = ticket === 'not-ours' ? null : await findEnquiryByKey(db, idempotencyKey);
    if (before !== null) return { kind: 'sent', ...((await isEnquiryHeld(db, before)) && { isHeld: true }) };
    if (ticket === 'not-ours') visitor.logSecurityEvent('bad-ticket');
    if (ticket !== 'good') return turnAway(ticket);
    const subject = await findSubject(form);
    if (!subject || findRecipient(form.kind, subject) === null) return turnAway('no-recipient');
    const { name, email, phone, message, preferredTime } = form.fields;
    if (await isBlocked(form, subject)) return turnAway('no-recipient');
    const completed = await asks.complete(read, { dealerId: subject.dealer?.id ?? null }, visitor);
    if (completed.kind === 'turned-away') return { ...completed, needsNewTicket: false };
    const { ask } = completed;
    const record = await recordWithinLimits(
      db,
      {
        idempotencyKey,
        channel: form.channel,
        kind: form.kind,
        publicReference: form.publicReference,
        dealerId: subject.dealer?.id ?? null,
        name: name.trim(),
        email: email.trim() || null,
        phone: phone.trim() || null,
        message: message.trim(),
        preferredTime: parsePreferredTime(form.kind, preferredTime),
        visitor: hashVisitor(visitor.visitorAddress),
      },
      { at: now().toISOString(), followUpAt: followUpAt(form, subject), limits: messageLimits, ask },
    );
    if (record.kind === 'over-limit') {
      visitor.logSecurityEvent('rate-limit');
      return refuseForNow(secondsUntil(record.retryAt, now()));
    }
    if (record.isHeld) visitor.logSecurityEvent('held-message');
    if (record.isNew) parts.onContact?.(form.kind, form.publicReference);
    parts.onRecorded();
    return { kind: 'sent', ...(ask && { asked: describeAsk(ask) }), ...(record.isHeld && { isHeld: true }) };
  }

  return {
    ticket: tickets.issue,

    async send(form, visitor) {
      // A robot that learns it was caught adapts.
      if (form.trap !== '') {
        visitor.logSecurityEvent('trap');
        return { kind: 'sent' };
      }
      try {
        const read = await asks.read(form);
        const errors = {
          ...findEnquiryErrors(form.kind, form.fields),
          ...(read.kind === 'refused' && read.errors),
        };
        if (read.kind === 'refused' || Object.keys(errors).length > 0) return { kind: 'refused', errors };
        return await keep(form, read, visitor);
      } catch (error) {
        // If it was stored after all, its ticket keeps the resent form from becoming a second message.
        log.error({ err: error }, 'An enquiry could not be stored');
        return turnAway('not-kept');
      }
    },

    reveal: createReveal({ db, findSubject, hashVisitor, log, now, onContact: parts.onContact }),
  };
}

/** What its sender reads: the words of the message, and what is missing for a value. */
function describeAsk(ask: EnquiryAsk): string {
  if (ask.kind !== 'request' || ask.draft.kind !== 'part-exchange') return ask.words;
  const { details } = ask.draft;
  const next = details.name === null ? 'Offer it again in your conversation, with its make and model.' : null;
  return [ask.words, whyUnvalued(details), next].filter((words) => words !== null).join(' ');
}

/**
 * The same form with the same text is the same message; going back and writing something else makes a second
 * one.
 */
function keyOf({ ticket, kind, publicReference, dealerId, fields }: SentForm): string {
  const { name, email, phone, message, preferredTime, ...asked } = fields;
  const words = JSON.stringify([
    ...[kind, publicReference, dealerId, name, email, phone, message, preferredTime],
    ...Object.entries(asked).sort(([one], [other]) => (one < other ? -1 : 1)),
  ]);
  return `${ticket}.${createHash('sha256').update(words).digest('base64url').slice(0, 22)}`;
}

function turnAway(reason: keyof typeof reasons): EnquiryOutcome {
  return {
    kind: 'turned-away',
    message: reasons[reason],
    needsNewTicket: reason === 'too-old' || reason === 'not-ours',
    ...(reason === 'not-kept' && { refusal: { status: 503, retryAfterSeconds } }),
  };
}

function refuseForNow(retryAfterSeconds: number): EnquiryOutcome {
  const wait = describeWait(retryAfterSeconds);
  return {
    kind: 'turned-away',
    message: `You’ve sent several messages in the last hour. Please wait ${wait} before sending another.`,
    needsNewTicket: false,
    refusal: { status: 429, retryAfterSeconds },
  };
}

const reasons = {
  'too-soon': 'That was quicker than most people type. Please send it again.',
  'too-old': 'This form has been open for a long time. Please send it again.',
  'not-ours': 'We couldn’t recognise this form. Please send it again.',
  'not-kept': 'We couldn’t send your message just now. What you wrote is still here: try again in a minute.',
  'no-recipient': 'This seller no longer takes messages.',
} as const;
