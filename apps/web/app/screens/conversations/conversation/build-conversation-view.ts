import {
  advertPath,
  type ConversationMessage,
  findMessageWarnings,
  formatAskingPrice,
  formatMoment,
  type MessagePiece,
  messageWarningWords,
  otherSide,
  splitLinks,
} from '@forecourt/domain';
import type { ReadConversation } from '@forecourt/services';

export interface MessageView {
  id: number;
  isOwn: boolean;
  name: string;
  when: string;
  pieces: readonly MessagePiece[];
  photos: readonly { path: string; width: number; height: number }[];
  /** Why the other does not see it; null if they do. */
  note: string | null;
  /** For the reader, not for the author. */
  warnings: readonly string[];
}

export interface ConversationView {
  id: number;
  version: number;
  title: string;
  about: { title: string; path: string /** Its price, or that it has ended. */; note: string } | null;
  otherName: string;
  messages: readonly MessageView[];
  notices: readonly { id: number; when: string; words: string }[];
  /** The last message of the other, if it is unread; otherwise null. */
  unreadThrough: number | null;
  /** Why nothing can be written; null if it can. */
  closed: string | null;
  /** What this side should be careful about when writing. */
  care: string;
  isBlockedByMe: boolean;
  /** A dealer who has not replied here may have called. */
  asksIfInTouch: boolean;
}

interface ViewOptions {
  origin: string;
  /** The page's own path, which its photos are under. */
  path: string;
}

/** What one side of a conversation sees. */
export function buildConversationView(
  read: ReadConversation,
  { origin, path }: ViewOptions,
): ConversationView {
  const { conversation, side, advert, names, messages, notices } = read;
  const otherName = names[otherSide(side)];
  const readThrough = side === 'buyer' ? conversation.buyerReadThrough : conversation.sellerReadThrough;
  const last = messages.findLast(({ author }) => author !== side);
  return {
    id: conversation.id,
    version: conversation.version,
    title: `Messages with ${otherName}`,
    about: advert && {
      title: advert.title,
      path: advertPath(advert),
      note: advert.status === 'live' ? formatAskingPrice(advert) : 'sold or no longer for sale',
    },
    otherName,
    messages: messages.map((message) => ({
      id: message.id,
      isOwn: message.author === side,
      name: message.author === side ? 'You' : otherName,
      when: formatMoment(message.sentAt),
      pieces: splitLinks(message.body, origin),
      photos: message.photos.map(({ id, width, height }) => ({ path: `${path}/photo/${id}`, width, height })),
      note: noteOf(message),
      warnings:
        // What a kind of its own says was asked for in a form: a number to call is meant.
        message.author === side || message.kind !== 'text'
          ? []
          : findMessageWarnings(message.body).map((warning) => messageWarningWords[warning]),
    })),
    notices: notices.map(({ id, at, words }) => ({ id, when: formatMoment(at), words })),
    unreadThrough: last && last.id > readThrough ? last.id : null,
    closed: whyClosed(read, otherName),
    care: careWords[side],
    isBlockedByMe: conversation.blockedBy === side,
    asksIfInTouch:
      side === 'seller' &&
      conversation.dealerId !== null &&
      !messages.some(({ author }) => author === 'seller'),
  };
}

const careWords = {
  buyer: 'Never send money for a car you haven’t seen. We never ask for payment, codes or card details here.',
  seller:
    'Keep the car and its papers until the money is in your account. We never ask for payment, codes or card details here.',
} as const;

function noteOf({ state }: ConversationMessage): string | null {
  switch (state) {
    case 'sent':
      return null;
    case 'held':
      return 'We’re looking at this message before it goes out, because you sent the same text to several sellers.';
    case 'refused':
      return 'We didn’t pass this message on.';
    case 'erased':
      return 'Deleted, with everything else of theirs.';
  }
}

function whyClosed({ conversation, side }: ReadConversation, otherName: string): string | null {
  if (conversation.erasedSide !== null)
    return 'This conversation has ended, because the other person has left. Nobody can write in it any more.';
  if (conversation.closedAt !== null)
    return 'We’ve ended this conversation. Nobody can write in it any more.';
  if (conversation.blockedBy === side) return `You’ve blocked ${otherName}. Unblock them to write again.`;
  if (conversation.blockedBy !== null) return `${otherName} isn’t taking messages any more.`;
  return null;
}
