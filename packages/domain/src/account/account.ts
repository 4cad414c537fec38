import type { AccountRole } from './roles.ts';

/** Someone who signs in by mail or passkey. */
export interface Account {
  id: number;
  /** Lower-case. */
  email: string;
  name: string;
  phone: string | null;
  /** Chosen by the person, and in every mail to them. */
  phrase: string | null;
  unwantedMails: readonly MailChoice[];
  roles: readonly AccountRole[];
  createdAt: string;
  /** When it will be erased; null unless the person has asked for that. */
  erasedAfter: string | null;
}

/** Mails that an account can do without; all others are needed for what the person does. */
export const mailChoices = ['new-device', 'follow-up'] as const;
export type MailChoice = (typeof mailChoices)[number];

/** One spelling for each mailbox. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}
