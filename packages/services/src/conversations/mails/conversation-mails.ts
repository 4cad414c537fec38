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
import { oneLine } from '../../mail/one-line.ts';
import type { SignedLinks } from '../../signed-links/signed-links.ts';
import { createPeople, type MailPerson, type PeopleParts } from '../conversation-people.ts';

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
    const mail = buildMail(person, `${name} ${verb}${advert ? `: ${advert.title}` : ''}`, [
      ...(replyTo ? [replyMarker, ''] : []),
      `${name} wrote to you about ${titleOf(advert)} through ${brand.name}:`,
      '',
      ...messages.flatMap((message) => [...describeMessage(message, origin), '']),
      ...warningsOf(messages),
      'Read it and reply here. You don’t need to sign in:',
      link,
      '',
      replyTo
        ? 'Or reply to this email, with photos if you like. Neither of you sees the other’s address.'
        : `Replying to this email doesn’t reach ${name}: neither of you sees the other’s address.`,
    ]);
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
    return buildMail(person, `About your conversation${advert ? `: ${advert.title}` : ''}`, [
      notice.words,
      '',
      'The conversation:',
      origin + links.path(`conversation-${side}`, conversation.id),
    ]);
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

function warningsOf(messages: readonly ConversationMessage[]): string[] {
  const warnings = new Set(messages.flatMap(({ body }) => findMessageWarnings(body)));
  if (warnings.size === 0) return [];
  return ['Take care:', ...[...warnings].map((each) => `- ${messageWarningWords[each]}`), ''];
}

function titleOf(advert: Advert | null): string {
  return advert ? `“${advert.title}”` : 'an advert';
}

function buildMail({ to, phrase }: MailPerson, subject: string, lines: readonly string[]): MailContent {
  const closing = phrase ? [`Your phrase: ${phrase}`, brand.name] : [brand.name];
  return { to, replyTo: null, subject: oneLine(subject), text: [...lines, '', ...closing].join('\n') };
}
