import type { Channel } from '../channel/channel.ts';

/** Messages that are delivered by mail: to the seller, or to the people who run the site. */
export const messageKinds = ['email', 'call-back', 'report', 'contact', 'question'] as const;
/** A visitor asked for a number: nothing is delivered, but the seller's figures count it. */
export const revealKinds = ['phone', 'whatsapp'] as const;

export type MessageKind = (typeof messageKinds)[number];
export type RevealKind = (typeof revealKinds)[number];

/** A message from a visitor, kept before it is delivered so that none is lost. */
export interface EnquiryDraft {
  /** Made by the form once: a second sending with the same key is the same enquiry. */
  idempotencyKey: string;
  channel: Channel;
  kind: MessageKind | RevealKind;
  publicReference: string | null;
  dealerId: number | null;
  name: string;
  email: string | null;
  phone: string | null;
  message: string;
  /** Tells one visitor from another for the limits, and says nothing else of them. */
  visitor: string | null;
}

export type EnquiryState = 'waiting' | 'sent' | 'failed';

export interface Enquiry extends EnquiryDraft {
  id: number;
  state: EnquiryState;
  attempts: number;
  receivedAt: string;
  nextAttemptAt: string;
  sentAt: string | null;
  lastError: string | null;
}
