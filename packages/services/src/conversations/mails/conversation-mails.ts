import {
  type Advert,
  type ConversationMessage,
  findMessageWarnings,
  messageWarningWords,
  otherSide,
  withoutForeignLinks,
} from '@forecourt/domain';
import { brand } from '@forecourt/site';
import { findNotice, gatherUnread, type MailKind } from '@forecourt/store';
import { noReplyAddress, type ReplyAddress } from '../../inbound-mail/mail-addresses.ts';
import { replyMarker } from '../../inbound-mail/strip-quotes.ts';
import type { MailContent, WriteMail } from '../../mail/compose-mail.ts';
import type { MailSection } from '../../mail/write-mail-parts.ts';
import type { SignedLinks } from '../../signed-links/signed-links.ts';
import { createPeople, type PeopleParts } from '../conversation-people.ts';
import { buildLetter } from './build-letter.ts';

export interface ConversationMailParts extends PeopleParts {
  links: SignedLinks;
  origin: string;
  /** Where people reply by mail. */
  replyAddress?: ReplyAddress | undefined;
}

/** The mails about conversations. They hold no address of the other side. */
export function createConversationMails(parts: ConversationMailParts) {
  const { db, links, origin, replyAddress = noReplyAddress } = parts;
  const people = createPeople(parts);

  async function composeMessages(id: number): Promise<MailContent | null> {
    const unread = await gatherUnread(db, id);
    const author = unread?.messages[0]?.author;
    if (!unread || !author) return null;
    const { conversation, messages } = unread;
    const reader = otherSide(author);
    const advert = await people.findAdvert(conversation);
    const person = await people.findMailPerson(conversation, reader, advert);
    if (!person) return null;
    const names = await people.findNames(conversation, advert);
    const link = origin + links.path(`conversation-${reader}`, conversation.id);
    const name = names[author];
    const verb = author === 'seller' ? 'replied' : 'sent you a message';
    const replyTo = replyAddress(reader, conversation.id);
    const mail = buildLetter(person, reader, {
      subject: `${name} ${verb}${advert ? `: ${advert.title}` : ''}`,
      replyMarker: replyTo && replyMarker,
      title: `${name} messaged you about ${titleOf(advert)} on ${brand.name}`,
      sections: [
        ...messages.map((message) => ({ title: null, lines: describeMessage(message, origin) })),
        ...warningsOf(messages),
      ],
      button: { text: 'Read it and reply', url: link },
      notes: [
        replyTo
          ? 'Or reply to this email, with photos if you like. Neither of you sees the other’s address.'
          : 'Replying to this email doesn’t reach them: neither of you sees the other’s address.',
      ],
    });
    return { ...mail, replyTo };
  }

  async function composeNotice(id: number): Promise<MailContent | null> {
    const found = await findNotice(db, id);
    if (!found || found.notice.side === null) return null;
    const { conversation, notice } = found;
    const { side } = found.notice;
    const advert = await people.findAdvert(conversation);
    const person = await people.findMailPerson(conversation, side, advert);
    if (!person) return null;
    return buildLetter(person, side, {
      subject: `About your conversation${advert ? `: ${advert.title}` : ''}`,
      title: `Your conversation about ${titleOf(advert)}`,
      sections: [{ title: null, lines: [notice.words] }],
      button: {
        text: 'See the conversation',
        url: origin + links.path(`conversation-${side}`, conversation.id),
      },
    });
  }

  return {
    message: composeMessages,
    'conversation-notice': composeNotice,
  } satisfies Partial<Record<MailKind, WriteMail>>;
}

function describeMessage({ body, photos }: ConversationMessage, origin: string): string[] {
  const words = withoutForeignLinks(body, origin);
  const pictures =
    photos.length === 0 ? [] : [`[${photos.length === 1 ? '1 photo' : `${photos.length} photos`}]`];
  return [...(words === '' ? [] : [words]), ...pictures];
}

function warningsOf(messages: readonly ConversationMessage[]): MailSection[] {
  const warnings = new Set(messages.flatMap(({ body }) => findMessageWarnings(body)));
  if (warnings.size === 0) return [];
  return [{ title: 'Take care', lines: [...warnings].map((each) => messageWarningWords[each]) }];
}

function titleOf(advert: Advert | null): string {
  return advert ? `“${advert.title}”` : 'an advert';
}
