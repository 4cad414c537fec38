import type { Channel } from '../channel/channel.ts';

/** Messages that are delivered by mail: to the seller, or to the people who run the site. */
export const messageKinds = ['email', 'call-back', 'report', 'contact', 'question'] as const;
/** A visitor asked for a number: nothing is delivered, but the seller's figures count it. */
export const revealKinds = ['phone', 'whatsapp'] as const;

/** The messages of which a dealer can say that they were answered. */
export const answerableKinds = ['email', 'call-back'] as const satisfies readonly MessageKind[];

/** When a visitor likes to be rung back. */
export const preferredTimes = ['any', 'morning', 'afternoon', 'evening'] as const;

export const preferredTimeWords: Record<PreferredTime, string> = {
  any: 'Any time',
  morning: 'Morning, 9 to 12',
  afternoon: 'Afternoon, 12 to 5',
  evening: 'Evening, after 5',
};

export type PreferredTime = (typeof preferredTimes)[number];
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
  preferredTime: PreferredTime | null;
  /** Tells one visitor from another for the limits, and says nothing else of them. */
  visitor: string | null;
}

/** What a dealer did with an enquiry: wrote to the visitor through the site, or rang or wrote by itself. */
export interface EnquiryAnswer {
  way: 'message' | 'elsewhere';
  /** What was written through the site; empty otherwise. */
  body: string;
  at: string;
}

export interface Enquiry extends EnquiryDraft {
  id: number;
  receivedAt: string;
  answer: EnquiryAnswer | null;
}

/** An enquiry that was delivered before it came to be kept here: nothing is mailed for it any more. */
export interface PastEnquiry {
  draft: EnquiryDraft;
  receivedAt: string;
  /** By the dealer itself, not through the site; null is never. */
  answeredAt: string | null;
}
