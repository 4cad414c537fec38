import type { Conversation, ConversationMessageKind, ConversationSide } from '@forecourt/domain';
import { type AddedMessage, addMessage } from '../conversation/add-message.ts';
import { lockConversation } from '../conversation/find-conversations.ts';
import { touchConversation } from '../conversation/touch-conversation.ts';
import type { Session } from '../database/database.ts';
import { and, eq } from '../database/drizzle.ts';
import { conversationMessage } from '../schema/schema.ts';

/** What one of the two people does, and the words in which the other reads of it. */
export interface Act {
  conversationId: number;
  side: ConversationSide;
  /** Of the form: sent again with the same key, it is done once. */
  idempotencyKey: string;
  /** Empty for what the other need not be told. */
  body: string;
  at: string;
  /** When the other is told by mail, unless they have read it. */
  mailAt: string;
  visitor?: string | null;
}

export type ActRefusal =
  /** It is no longer as the person saw it: the other was quicker, or another tab. */
  | { kind: 'changed' }
  /** Not possible now, or not for this person. */
  | { kind: 'impossible' }
  /** Somebody else has the time. */
  | { kind: 'taken' }
  /** There is an open one already. */
  | { kind: 'open-already' };

export type ActOutcome =
  | { kind: 'done'; isNew: boolean; id: number }
  | ActRefusal
  | Exclude<AddedMessage, { kind: 'added' }>;

interface ActKind {
  message: ConversationMessageKind;
  /** Cancelling and the like is possible whatever keeps a person from writing: nobody is held to a meeting. */
  isLeaving?: boolean;
}

/** What the message refers to. */
export interface ActDetails {
  /** Of the viewing, offer or request. */
  id: number;
  act: string;
}

/**
 * Does one act and adds its message, in one transaction that holds the conversation. Two taps, two tabs or both people at
 * once are therefore one after the other, and the second finds what the first has done.
 */
export async function runAct(
  session: Session,
  act: Act,
  { message, isLeaving = false }: ActKind,
  change: (
    transaction: Session,
    about: Conversation,
  ) => Promise<{ kind: 'done'; details: ActDetails } | ActRefusal>,
): Promise<ActOutcome> {
  try {
    return await session.transaction(async (inner): Promise<ActOutcome> => {
      const about = await lockConversation(inner, act.conversationId);
      if (!about) return { kind: 'gone' };
      const before = await findDone(inner, act);
      if (before !== null) return { kind: 'done', isNew: false, id: before };
      const changed = await change(inner, about);
      if (changed.kind !== 'done') return changed;
      const { details } = changed;
      const { conversationId, side: author, idempotencyKey, body, visitor = null } = act;
      if (body === '') {
        await touchConversation(inner, conversationId);
        return { kind: 'done', isNew: true, id: details.id };
      }
      const draft = { author, kind: message, body, details, idempotencyKey, visitor };
      const added = await addMessage(inner, conversationId, draft, act);
      if (added.kind !== 'added') {
        if (!isLeaving) throw new RefusedMessage(added);
        await touchConversation(inner, conversationId);
      }
      return { kind: 'done', isNew: true, id: details.id };
    });
  } catch (error) {
    // Thrown, so that the transaction takes the change back.
    if (error instanceof RefusedMessage) return error.outcome;
    throw error;
  }
}

class RefusedMessage extends Error {
  readonly outcome: Exclude<AddedMessage, { kind: 'added' }>;

  constructor(outcome: Exclude<AddedMessage, { kind: 'added' }>) {
    super('The message of an act was refused.');
    this.outcome = outcome;
  }
}

/** What an act with this key was about, if it was done before. */
async function findDone(session: Session, { conversationId, idempotencyKey }: Act): Promise<number | null> {
  const [row] = await session.orm
    .select({ details: conversationMessage.details })
    .from(conversationMessage)
    .where(
      and(
        eq(conversationMessage.conversationId, conversationId),
        eq(conversationMessage.idempotencyKey, idempotencyKey),
      ),
    );
  if (!row) return null;
  return (row.details as ActDetails | null)?.id ?? 0;
}
