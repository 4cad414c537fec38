import { type MailKind, mailName, type OutgoingMail } from '@forecourt/store';
import type { Mail } from './mailer.ts';

export type MailContent = Omit<Mail, 'id' | 'returnTo'>;

/** Writes a mail from the current data; null if it is obsolete. */
export type WriteMail = (aboutId: number) => Promise<MailContent | null>;

/** One for each kind: a kind without a writer does not compile. */
export type MailWriters = Readonly<Record<MailKind, WriteMail>>;

/** Composes a mail of the outbox; null if it is obsolete. */
export function createComposer(writers: MailWriters, bounceAddress?: (mailId: number) => string) {
  return async (mail: OutgoingMail): Promise<Mail | null> => {
    // A newer version of the site may share the outbox and queue kinds that this one does not know.
    if (!Object.hasOwn(writers, mail.kind)) throw new Error(`Unknown kind of mail: ${mail.kind}`);
    const content = await writers[mail.kind](mail.aboutId);
    return (
      content && {
        id: mailName(mail),
        ...(bounceAddress && { returnTo: bounceAddress(mail.id) }),
        ...content,
      }
    );
  };
}
