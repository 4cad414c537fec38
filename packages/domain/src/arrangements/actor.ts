import type { ConversationSide } from '../conversation/conversation.ts';

/** Who does something: one of the two people, or time itself. */
export type ArrangementActor = ConversationSide | 'clock';
