import type { ConversationSide } from '../conversation/conversation.ts';

/** What a buyer asks for that has no time of its own. */
export const requestKinds = ['call-back', 'part-exchange'] as const;

export type RequestKind = (typeof requestKinds)[number];

export const requestKindWords: Record<RequestKind, string> = {
  'call-back': 'Call back',
  'part-exchange': 'Trade-in',
};

export const requestStates = ['asked', 'done', 'cancelled'] as const;

export type RequestState = (typeof requestStates)[number];

export const requestActs = ['finish', 'cancel'] as const;

export type RequestAct = (typeof requestActs)[number];

/** The seller has called, or looked at the trade-in; the buyer no longer wants it. */
export function decideRequestAct(
  state: RequestState,
  act: RequestAct,
  side: ConversationSide,
): RequestState | null {
  if (state !== 'asked') return null;
  if (act === 'finish') return side === 'seller' ? 'done' : null;
  return side === 'buyer' ? 'cancelled' : null;
}

export function requestActsFor(state: RequestState, side: ConversationSide): RequestAct[] {
  return requestActs.filter((act) => decideRequestAct(state, act, side) !== null);
}
