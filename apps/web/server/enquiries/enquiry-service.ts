import { createHash, createHmac } from 'node:crypto';
import {
  type Advert,
  answerableKinds,
  type Channel,
  type Dealer,
  type EnquiryErrors,
  type EnquiryFields,
  findEnquiryErrors,
  type MessageKind,
  messageKinds,
  parsePreferredTime,
  type RevealKind,
  revealKinds,
} from '@forecourt/domain';
import { countEnquiries, type Database, hasEnquiry, recordEnquiry } from '@forecourt/store';
import type { Logger } from 'pino';
import type { AdvertService, DealerService } from '../services.ts';
import { inTime } from '../waiting/in-time.ts';
import type { FormTickets } from './form-tickets.ts';
import { type EnquirySubject, findRecipient } from './mails/build-enquiry-mail.ts';

/** What a message is about; nothing, when it is for the people who run the site. */
export interface EnquiryTarget {
  channel: Channel;
  publicReference: string | null;
  dealerId: number | null;
}

export interface SentForm extends EnquiryTarget {
  kind: MessageKind;
  fields: EnquiryFields;
  ticket: string;
  /** A field that people do not see: whatever is in it was put there by a robot. */
  trap: string;
}

export type EnquiryOutcome =
  | { kind: 'sent' }
  | { kind: 'refused'; errors: EnquiryErrors }
  /** Nothing is wrong with the fields, and nothing was kept: the sentence says what to do. */
  | { kind: 'turned-away'; message: string; needsNewTicket: boolean };

export interface EnquiryService {
  /** For the form's hidden field. */
  ticket(): string;
  /** `visitorAddress` is kept only as a code that cannot be turned back. */
  send(form: SentForm, visitorAddress: string): Promise<EnquiryOutcome>;
  /** The seller's number, for whoever has not asked for too many. */
  reveal(kind: RevealKind, target: EnquiryTarget, visitorAddress: string): Promise<RevealedNumber>;
}

export interface RevealedNumber {
  number: string | null;
  /** There is one, and this visitor has been told so many that it is not told. */
  isRefused: boolean;
}

export interface EnquiryParts {
  db: Database;
  adverts: Pick<AdvertService, 'find'>;
  dealers: Pick<DealerService, 'find'>;
  tickets: FormTickets;
  secret: string;
  /** After so many days a visitor is asked how it went; 0 is never. */
  followUpDays: number;
  log: Pick<Logger, 'error'>;
  onRecorded(): void;
  now?: () => Date;
  patienceMs?: number;
}

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/** Within an hour: to one advert's seller, to all, and numbers looked up. */
export const limits = { messagesToOne: 3, messages: 20, reveals: 60 } as const;

export function createEnquiryService(parts: EnquiryParts): EnquiryService {
  const { db, tickets, now = () => new Date(), patienceMs = 10_000 } = parts;
  const visitorOf = (address: string) =>
    createHmac('sha256', parts.secret).update(address).digest('base64url').slice(0, 22);
  const sinceAnHour = () => new Date(now().getTime() - hourMs).toISOString();

  async function findSubject({ publicReference, dealerId }: EnquiryTarget): Promise<EnquirySubject | null> {
    if (publicReference !== null) {
      const advert = await parts.adverts.find(publicReference);
      if (advert?.status !== 'live') return null;
      return { advert, dealer: await dealerOf(advert) };
    }
    if (dealerId === null) return { advert: null, dealer: null };
    const dealer = await parts.dealers.find(dealerId);
    return dealer && { advert: null, dealer };
  }

  async function dealerOf({ seller }: Advert): Promise<Dealer | null> {
    return seller.kind === 'trade' ? parts.dealers.find(seller.dealerId) : null;
  }

  async function isOverLimit(visitor: string, { publicReference }: SentForm): Promise<boolean> {
    const sent = { visitor, since: sinceAnHour(), kinds: messageKinds };
    if ((await countEnquiries(db, sent)) >= limits.messages) return true;
    if (publicReference === null) return false;
    return (await countEnquiries(db, { ...sent, publicReference })) >= limits.messagesToOne;
  }

  /** Only of somebody who can review a dealer and be reached. */
  function followUpAt({ kind, fields }: SentForm, { dealer }: EnquirySubject): string | null {
    const isAnswerable = answerableKinds.some((each) => each === kind);
    if (parts.followUpDays === 0 || !isAnswerable || !dealer?.email || !fields.email.trim()) return null;
    return new Date(now().getTime() + parts.followUpDays * dayMs).toISOString();
  }

  async function keep(form: SentForm, visitorAddress: string): Promise<EnquiryOutcome> {
    // The second of two clicks must hear what the first one did, even when the first used up the limit.
    const ticket = tickets.check(form.ticket);
    const idempotencyKey = keyOf(form);
    if (ticket !== 'not-ours' && (await hasEnquiry(db, idempotencyKey))) return { kind: 'sent' };
    if (ticket !== 'good') return turnAway(ticket);
    const visitor = visitorOf(visitorAddress);
    if (await isOverLimit(visitor, form)) return turnAway('limit');
    const subject = await findSubject(form);
    if (!subject || findRecipient(form.kind, subject) === null) return turnAway('no-recipient');
    const { name, email, phone, message, preferredTime } = form.fields;
    await recordEnquiry(
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
        visitor,
      },
      { at: now().toISOString(), followUpAt: followUpAt(form, subject) },
    );
    parts.onRecorded();
    return { kind: 'sent' };
  }

  return {
    ticket: tickets.issue,

    async send(form, visitorAddress) {
      // A robot that learns it was caught comes back wiser.
      if (form.trap !== '') return { kind: 'sent' };
      const errors = findEnquiryErrors(form.kind, form.fields);
      if (Object.keys(errors).length > 0) return { kind: 'refused', errors };
      try {
        // A database whose disk is full may never answer. Should the message be kept after all, its ticket keeps the
        // second sending from becoming a second message.
        return await inTime(keep(form, visitorAddress), patienceMs);
      } catch (error) {
        parts.log.error({ err: error }, 'An enquiry could not be kept');
        return turnAway('not-kept');
      }
    },

    async reveal(kind, target, visitorAddress) {
      const subject = await findSubject(target);
      const number = subject && findNumber(kind, subject);
      if (!number) return { number: null, isRefused: false };
      const visitor = visitorOf(visitorAddress);
      const since = sinceAnHour();
      const told = await countEnquiries(db, { visitor, since, kinds: revealKinds });
      if (told >= limits.reveals) return { number: null, isRefused: true };
      const dealerId = subject.dealer?.id ?? null;
      const day = now().toISOString().slice(0, 10);
      const lead = recordEnquiry(
        db,
        {
          // One visitor who looks at one number all day is one lead.
          idempotencyKey: [kind, visitor, target.publicReference ?? '', dealerId ?? '', day].join(':'),
          channel: target.channel,
          kind,
          publicReference: target.publicReference,
          dealerId,
          name: '',
          email: null,
          phone: null,
          message: '',
          preferredTime: null,
          visitor,
        },
        { at: now().toISOString() },
      );
      // A visitor who cannot be counted can still ring.
      await inTime(lead, patienceMs).catch((error) =>
        parts.log.error({ err: error }, 'A number that was shown is not counted'),
      );
      return { number, isRefused: false };
    },
  };
}

/** The same form with the same words is the same message; whoever goes back and writes something else has a second one. */
function keyOf({ ticket, kind, publicReference, dealerId, fields }: SentForm): string {
  const { name, email, phone, message, preferredTime } = fields;
  const words = JSON.stringify([kind, publicReference, dealerId, name, email, phone, message, preferredTime]);
  return `${ticket}.${createHash('sha256').update(words).digest('base64url').slice(0, 22)}`;
}

function findNumber(kind: RevealKind, { advert, dealer }: EnquirySubject): string | null {
  if (kind === 'whatsapp') return dealer?.whatsapp ?? null;
  return advert?.seller.kind === 'private' ? advert.seller.phone : (dealer?.phone ?? null);
}

function turnAway(reason: keyof typeof reasons): EnquiryOutcome {
  return {
    kind: 'turned-away',
    message: reasons[reason],
    needsNewTicket: reason === 'too-old' || reason === 'not-ours',
  };
}

const reasons = {
  'too-soon': 'That was quicker than most people type. Please send it again.',
  'too-old': 'This form has been open for a long time. Please send it again.',
  'not-ours': 'This form could not be recognised. Please send it again.',
  limit: 'You have sent several messages within the hour. Please wait a while before you send another.',
  'not-kept':
    'Your message could not be kept just now, so it was not sent. Nothing you wrote is lost: send it again in a minute.',
  'no-recipient': 'The seller cannot be reached by message any more.',
} as const;
