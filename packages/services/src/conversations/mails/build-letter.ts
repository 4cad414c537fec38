import type { ConversationSide } from '@forecourt/domain';
import { brand } from '@forecourt/site';
import { buildMail } from '../../mail/build-mail.ts';
import type { MailContent } from '../../mail/compose-mail.ts';
import type { MailLayout } from '../../mail/write-mail-parts.ts';
import type { MailPerson } from '../conversation-people.ts';

export interface Letter extends Pick<MailLayout, 'replyMarker' | 'title' | 'sections'> {
  subject: string;
  /** To the reader's page of the conversation. */
  button: NonNullable<MailLayout['button']>;
  /** What else is to be said of this mail. */
  notes?: readonly string[];
}

const whyWords: Readonly<Record<ConversationSide, string>> = {
  buyer: `You’re getting this because you messaged a seller on ${brand.name}.`,
  seller: `You’re getting this because you advertise on ${brand.name}.`,
};

/** A mail to one of the two people of a conversation. */
export function buildLetter(
  { to, phrase }: MailPerson,
  side: ConversationSide,
  { subject, notes = [], ...layout }: Letter,
): MailContent {
  const why = [
    ...notes,
    'The link opens your conversation without signing in, so keep it to yourself.',
    whyWords[side],
  ];
  return buildMail({ ...layout, to, subject, why, phrase });
}
