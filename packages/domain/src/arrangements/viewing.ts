import { type ConversationSide, otherSide } from '../conversation/conversation.ts';
import type { ArrangementActor } from './actor.ts';

/** What buyer and seller meet for. */
export const viewingKinds = ['viewing', 'test-drive', 'video-viewing'] as const;

export type ViewingKind = (typeof viewingKinds)[number];

export const viewingKindWords: Record<ViewingKind, string> = {
  viewing: 'Viewing',
  'test-drive': 'Test drive',
  'video-viewing': 'Live video viewing',
};

/**
 * `proposed`: one side has named a time, the other has not said yes. `changed`: it was confirmed, then one side named
 * another time, which waits for a yes; the old time no longer counts.
 */
export const viewingStates = ['proposed', 'confirmed', 'changed', 'cancelled', 'done'] as const;

export type ViewingState = (typeof viewingStates)[number];

export const viewingActs = ['confirm', 'move', 'cancel', 'finish', 'lapse'] as const;

export type ViewingAct = (typeof viewingActs)[number];

export interface ViewingStatus {
  state: ViewingState;
  /** Who named the present time. */
  proposedBy: ConversationSide;
  /** ISO time. */
  startsAt: string;
  minutes: number;
}

/** States in which the two still have something to arrange or to keep. */
export function isViewingOpen(state: ViewingState): boolean {
  return state === 'proposed' || state === 'confirmed' || state === 'changed';
}

/** Who has to say yes or no; null if nobody. */
export function viewingWaitsFor({ state, proposedBy }: ViewingStatus): ConversationSide | null {
  return state === 'proposed' || state === 'changed' ? otherSide(proposedBy) : null;
}

/** The state after an act; null if it is not possible now, or not for this person. */
export function decideViewingAct(
  status: ViewingStatus,
  act: ViewingAct,
  actor: ArrangementActor,
  now: Date,
): ViewingState | null {
  const { state } = status;
  if (!isViewingOpen(state)) return null;
  const startsAt = Date.parse(status.startsAt);
  const hasStarted = now.getTime() >= startsAt;
  const hasEnded = now.getTime() >= startsAt + status.minutes * 60_000;
  switch (act) {
    case 'confirm':
      return actor === viewingWaitsFor(status) && !hasStarted ? 'confirmed' : null;
    case 'move':
      // A meeting that is over is not moved: they arrange another.
      if (actor === 'clock' || (state === 'confirmed' && hasEnded)) return null;
      return state === 'proposed' ? 'proposed' : 'changed';
    case 'cancel':
      return actor !== 'clock' && !(state === 'confirmed' && hasEnded) ? 'cancelled' : null;
    case 'finish':
      if (state !== 'confirmed') return null;
      return (actor === 'clock' ? hasEnded : hasStarted) ? 'done' : null;
    case 'lapse':
      // Nobody said yes in time.
      return actor === 'clock' && state !== 'confirmed' && hasStarted ? 'cancelled' : null;
  }
}

/** The acts that a person has now, for the buttons of the card. */
export function viewingActsFor(status: ViewingStatus, side: ConversationSide, now: Date): ViewingAct[] {
  return viewingActs.filter((act) => decideViewingAct(status, act, side, now) !== null);
}

/**
 * Where they meet, or the link or number of a video viewing. The seller wrote it; the buyer sees it only while both have
 * agreed on a time: a stranger does not learn where a car stands at night.
 */
export function findShownPlace(
  { state, place }: { state: ViewingState; place: string },
  side: ConversationSide,
): string | null {
  if (place === '') return null;
  return side === 'seller' || state === 'confirmed' ? place : null;
}
