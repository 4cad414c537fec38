/** The two people of a conversation: whoever asks about an advert, and whoever sells it. */
export const conversationSides = ['buyer', 'seller'] as const;
export type ConversationSide = (typeof conversationSides)[number];

export function otherSide(side: ConversationSide): ConversationSide {
  return side === 'buyer' ? 'seller' : 'buyer';
}

/** What a message is. Other kinds than text have `details` of their own. */
export const conversationMessageKinds = ['text', 'viewing', 'offer', 'call-back', 'part-exchange'] as const;
export type ConversationMessageKind = (typeof conversationMessageKinds)[number];

/**
 * `sent` is there for both to read. `held` waits for the office, `refused` was not let through: only its author
 * sees those. `erased` has no words any more: its author was erased.
 */
export type ConversationMessageState = 'sent' | 'held' | 'refused' | 'erased';

/** The messages between one buyer and one seller about one advert. */
export interface Conversation {
  id: number;
  publicReference: string;
  /** Null for a private seller. */
  dealerId: number | null;
  /** The account of a private seller who placed the advert here. */
  sellerAccountId: number | null;
  /** In lower case. The seller never sees it. */
  buyerEmail: string;
  buyerName: string;
  startedAt: string;
  lastMessageAt: string;
  /** Who wants no more messages from the other. */
  blockedBy: ConversationSide | null;
  /** The office has ended it: nobody can write any more. */
  closedAt: string | null;
  /** Who was erased: of them it holds nothing any more, and only the other can open it. */
  erasedSide: ConversationSide | null;
  /** The last message that each of them has read; 0 for none. */
  buyerReadThrough: number;
  sellerReadThrough: number;
  /** Counts changes, so that an open page notices them. */
  version: number;
}

export interface ConversationPhoto {
  id: number;
  /** Its name among the photos of the media store. */
  name: string;
  width: number;
  height: number;
}

export interface ConversationMessage {
  id: number;
  conversationId: number;
  author: ConversationSide;
  kind: ConversationMessageKind;
  body: string;
  /** What a kind has besides its words; null for text. */
  details: unknown;
  state: ConversationMessageState;
  sentAt: string;
  photos: readonly ConversationPhoto[];
}

/** What the site itself says in a conversation. It never stands among the messages. */
export interface ConversationNotice {
  id: number;
  /** Null for both. */
  side: ConversationSide | null;
  words: string;
  at: string;
}
