import { viewingKinds } from '../arrangements/viewing.ts';
import type { Channel } from '../channel/channel.ts';

/** Messages to a seller, who can answer them. Other kinds than a plain message ask for something of their own. */
export const answerableKinds = ['email', 'call-back', ...viewingKinds, 'part-exchange'] as const;
/** Messages that are delivered by mail: to the seller, or to the people who run the site. */
export const messageKinds = [...answerableKinds, 'report', 'contact', 'question'] as const;
/** A visitor asked for a number: nothing is delivered, but it counts in the seller's figures. */
export const revealKinds = ['phone', 'whatsapp'] as const;

/** When a visitor wants a call back. */
export const preferredTimes = ['any', 'morning', 'afternoon', 'evening'] as const;

export const preferredTimeWords: Record<PreferredTime, string> = {
  any: 'Any time',
  morning: 'Morning, 9 to 12',
  afternoon: 'Afternoon, 12 to 5',
  evening: 'Evening, after 5',
};

export type PreferredTime = (typeof preferredTimes)[number];
export type AnswerableKind = (typeof answerableKinds)[number];
export type MessageKind = (typeof messageKinds)[number];
export type RevealKind = (typeof revealKinds)[number];

/** A message from a visitor, stored before it is delivered so that none is lost. */
export interface EnquiryDraft {
  /** Created once by the form: a second submission with the same key is the same enquiry. */
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
  /** Distinguishes visitors for the rate limits, and reveals nothing else about them. */
  visitor: string | null;
}

/** How a dealer handled an enquiry: wrote to the visitor through the site, or rang or wrote directly. */
export interface EnquiryAnswer {
  way: 'message' | 'elsewhere';
  /** The text sent through the site; empty otherwise. */
  body: string;
  at: string;
}

export interface Enquiry extends EnquiryDraft {
  id: number;
  receivedAt: string;
  answer: EnquiryAnswer | null;
}

/** An enquiry that was delivered before it was stored here: no mail is sent for it any more. */
export interface PastEnquiry {
  draft: EnquiryDraft;
  receivedAt: string;
  /** By the dealer directly, not through the site; null means never. */
  answeredAt: string | null;
}
