import type { Channel } from '../channel/channel.ts';

/** A message from a visitor to a seller, kept before it is delivered so that none is lost. */
export interface EnquiryDraft {
  /** Made by the form once: a second sending with the same key is the same enquiry. */
  idempotencyKey: string;
  channel: Channel;
  kind: 'email' | 'call-back' | 'whatsapp' | 'phone';
  publicReference: string | null;
  dealerId: number | null;
  name: string;
  email: string | null;
  phone: string | null;
  message: string;
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
