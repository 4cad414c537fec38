import { createHash } from 'node:crypto';
import {
  type Account,
  type Advert,
  type Conversation,
  type ConversationMessage,
  type ConversationNotice,
  type ConversationSide,
  describeWait,
  findMessageError,
  findReportError,
} from '@forecourt/domain';
import {
  type AddedMessage,
  addMessage,
  answerEnquiries,
  type ConversationSummary,
  countUnread,
  type Database,
  findConversation,
  findConversationOfEnquiry,
  listConversations,
  listMessages,
  listNotices,
  type MediaStore,
  markRead,
  reportConversation,
  setBlock,
} from '@forecourt/store';
import { secondsUntil } from '../enquiries/enquiry-limits.ts';
import type { Found } from '../reputation/feedback-service.ts';
import type { RefusalForNow, Visitor } from '../request/request-info.ts';
import type { HashVisitor } from '../secrets/visitor-hash.ts';
import type { PreparePhoto } from '../selling/photo-service.ts';
import type { SignedLinks } from '../signed-links/signed-links.ts';
import { type ConversationNames, createPeople, type PeopleParts } from './conversation-people.ts';
import { createPhotoKeeper, type SentPhoto } from './keep-photos.ts';
import type { LiveConversations } from './live/live-conversations.ts';

/** A conversation that somebody takes part in, as they may see it. */
export interface OwnConversation {
  conversation: Conversation;
  side: ConversationSide;
  advert: Advert | null;
  names: ConversationNames;
}

/** The same with what was said. */
export interface ReadConversation extends OwnConversation {
  messages: readonly ConversationMessage[];
  /** What the site says, apart from the messages. */
  notices: readonly ConversationNotice[];
}

export interface ListedConversation {
  summary: ConversationSummary;
  title: string;
  /** Of the other side. */
  name: string;
}

export interface SentMessage {
  body: string;
  /** Of the form. */
  key: string;
  photos: readonly SentPhoto[];
}

export type SendOutcome =
  | { kind: 'sent'; message: ConversationMessage }
  /** Nothing was stored: the sentence says what to do. */
  | { kind: 'refused'; error: string; refusal?: RefusalForNow };

/** The talks between buyers and sellers. */
export interface ConversationService {
  list(account: Account): Promise<ListedConversation[]>;
  /** Messages that an account has not read. */
  countUnread(account: Account): Promise<number>;
  /** One that the account takes part in; null for any other. */
  findOfAccount(account: Account, id: number): Promise<OwnConversation | null>;
  /** By a link from a mail. */
  findByLink(side: ConversationSide, token: string): Promise<Found<OwnConversation>>;
  /** By a mail to the address that only this side has. */
  findOfReply(side: ConversationSide, id: number): Promise<OwnConversation | null>;
  /** The seller's page of the conversation that an enquiry began; null if it began none. */
  pathOfEnquiry(enquiryId: number): Promise<string | null>;
  read(own: OwnConversation): Promise<ReadConversation>;
  send(own: OwnConversation, sent: SentMessage, visitor: Visitor): Promise<SendOutcome>;
  markRead(own: OwnConversation, through: number): Promise<void>;
  setBlock(own: OwnConversation, isBlocked: boolean): Promise<void>;
  /** Hands the last messages to the office; a sentence if that cannot be done. */
  report(own: OwnConversation, reason: string): Promise<string | null>;
  /** A photo of a message that this side may see, as a JPEG. */
  photo(own: OwnConversation, photoId: number, size: 'small' | 'full'): Promise<Buffer | null>;
  /** Calls back when something has changed, until the returned function is called. */
  watch: LiveConversations['watch'];
  /** The seller has called, or written directly. */
  noteBeenInTouch(own: OwnConversation): Promise<void>;
}

export interface ConversationParts extends PeopleParts {
  db: Database;
  links: SignedLinks;
  hashVisitor: HashVisitor;
  /** An unread message is mailed after this. */
  mailAfterSeconds: number;
  media: Pick<MediaStore, 'read' | 'write'>;
  prepare: PreparePhoto;
  live: Pick<LiveConversations, 'watch'>;
  now?: () => number;
}

const mostListed = 200;

export function createConversationService(parts: ConversationParts): ConversationService {
  const { db, links, hashVisitor, mailAfterSeconds, media, live, now = Date.now } = parts;
  const people = createPeople(parts);
  const keepPhotos = createPhotoKeeper({ ...parts, now });
  const at = (ms = now()) => new Date(ms).toISOString();

  async function build(conversation: Conversation, side: ConversationSide): Promise<OwnConversation> {
    const advert = await people.findAdvert(conversation);
    return { conversation, side, advert, names: await people.findNames(conversation, advert) };
  }

  return {
    async list(account) {
      const summaries = await listConversations(db, personOf(account), { limit: mostListed });
      return Promise.all(
        summaries.map(async (summary) => {
          const { advert, names, side } = await build(summary, summary.side);
          return {
            summary,
            title: advert?.title || 'An advert that has ended',
            name: names[side === 'buyer' ? 'seller' : 'buyer'],
          };
        }),
      );
    },

    countUnread: (account) => countUnread(db, personOf(account)),

    async findOfAccount(account, id) {
      const found = await findConversation(db, id);
      if (!found) return null;
      if (found.sellerAccountId === account.id) return build(found, 'seller');
      return found.buyerEmail === account.email ? build(found, 'buyer') : null;
    },

    async findByLink(side, token) {
      const link = links.open(`conversation-${side}`, token);
      if (link.kind !== 'good') return link.kind === 'expired' ? link : { kind: 'unknown' };
      const found = await findConversation(db, link.id);
      return found && found.erasedSide !== side
        ? { kind: 'found', value: await build(found, side) }
        : { kind: 'unknown' };
    },

    async findOfReply(side, id) {
      const found = await findConversation(db, id);
      return found && found.erasedSide !== side ? build(found, side) : null;
    },

    async pathOfEnquiry(enquiryId) {
      const found = await findConversationOfEnquiry(db, enquiryId);
      return found ? links.path('conversation-seller', found.conversation.id) : null;
    },

    async read(own) {
      const { conversation, side } = own;
      const [messages, notices] = await Promise.all([
        listMessages(db, conversation.id, side),
        listNotices(db, conversation.id, side),
      ]);
      return { ...own, messages, notices };
    },

    async send({ conversation, side }, { body, key, photos: sent }, visitor) {
      const error = findMessageError(body, sent.length);
      if (error) return { kind: 'refused', error };
      const kept = await keepPhotos(sent);
      if (kept.kind === 'refused') {
        visitor.logSecurityEvent('refused-upload');
        return { kind: 'refused', error: kept.reason };
      }
      const { photos } = kept;
      const words = body.trim();
      const added = await addMessage(
        db,
        conversation.id,
        {
          author: side,
          kind: 'text',
          body: words,
          idempotencyKey: keyOf(key, side, [words, ...photos.map(({ name }) => name)]),
          photos,
          visitor: hashVisitor(visitor.visitorAddress),
        },
        { at: at(), mailAt: at(now() + mailAfterSeconds * 1000) },
      );
      if (added.kind === 'added') {
        if (added.isNew && added.message.state === 'held') visitor.logSecurityEvent('held-message');
        return { kind: 'sent', message: added.message };
      }
      if (added.kind === 'over-limit') visitor.logSecurityEvent('rate-limit');
      return refuse(added, new Date(now()));
    },

    markRead: ({ conversation, side }, through) => markRead(db, conversation.id, side, through),
    setBlock: ({ conversation, side }, isBlocked) =>
      setBlock(db, conversation.id, side, isBlocked, { at: at() }),

    async report({ conversation, side }, reason) {
      const error = findReportError(reason);
      if (error) return error;
      const report = { by: side, reason: reason.trim(), at: at() };
      const isNew = await reportConversation(db, conversation.id, report);
      return isNew ? null : 'We have your report already, and we’re looking at it.';
    },

    async photo({ conversation, side }, photoId, size) {
      const messages = await listMessages(db, conversation.id, side);
      const photo = messages.flatMap(({ photos }) => photos).find(({ id }) => id === photoId);
      if (!photo) return null;
      const small = size === 'small' ? await media.read(`photos-small/${photo.name}`) : null;
      return small ?? media.read(`photos/${photo.name}`);
    },

    watch: live.watch,

    async noteBeenInTouch({ conversation }) {
      await answerEnquiries(db, conversation.id, { at: at(), way: 'elsewhere' });
    },
  };
}

function personOf({ id, email }: Account) {
  return { accountId: id, email };
}

/** The same form with the same words is the same message; going back and writing something else makes a second one. */
function keyOf(key: string, side: ConversationSide, content: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
  return `${side}.${key.slice(0, 60)}.${hash}`;
}

function refuse(added: Exclude<AddedMessage, { kind: 'added' }>, now: Date): SendOutcome {
  switch (added.kind) {
    case 'over-limit': {
      const retryAfterSeconds = secondsUntil(added.retryAt, now);
      return {
        kind: 'refused',
        error: `You’ve sent a lot of messages in the last hour. Please wait ${describeWait(retryAfterSeconds)} before sending another.`,
        refusal: { status: 429, retryAfterSeconds },
      };
    }
    case 'too-many-photos':
      return { kind: 'refused', error: 'There’s no room for more photos in this conversation.' };
    case 'blocked':
      return { kind: 'refused', error: 'You can’t send messages in this conversation any more.' };
    case 'closed':
      return { kind: 'refused', error: 'We’ve ended this conversation, so nothing can be sent in it.' };
    case 'gone':
      return { kind: 'refused', error: 'This conversation no longer exists.' };
  }
}
