import type { SellerAdvertState } from '../selling/seller-advert-state.ts';

/**
 * What waits in the office: an advert that the checks hold, a visitor's report, a review of a dealer, an advert of a feed that
 * the rules marked, a seller's appeal, and a conversation that one of its people reported or that the checks stopped.
 */
export const caseKinds = ['advert', 'report', 'review', 'feed', 'appeal', 'conversation'] as const;
export type CaseKind = (typeof caseKinds)[number];

export const officeActs = ['approve', 'ask', 'hold', 'refuse', 'restore'] as const;
export type OfficeAct = (typeof officeActs)[number];

export interface CaseFacts {
  kind: CaseKind;
  /** Whether visitors see the advert now. */
  isShown: boolean;
  /** Whether visitors have seen it before: only then can it be restored. */
  wasShown: boolean;
}

/** What can be decided in a case. */
export function officeActsIn({ kind, isShown, wasShown }: CaseFacts): OfficeAct[] {
  const canRestore = wasShown && !isShown;
  switch (kind) {
    case 'review':
    case 'conversation':
      return ['approve', 'refuse'];
    case 'appeal':
      return ['refuse', 'restore'];
    case 'advert':
      return ['approve', 'ask', 'hold', 'refuse', ...(canRestore ? (['restore'] as const) : [])];
    case 'report':
    case 'feed':
      return [
        'approve',
        'ask',
        ...(isShown ? (['hold'] as const) : []),
        'refuse',
        ...(canRestore ? (['restore'] as const) : []),
      ];
  }
}

/** Whatever is only held still needs a decision. */
export function endsCase(act: OfficeAct): boolean {
  return act !== 'hold';
}

/** An act that its seller may appeal against. */
export function isAdverse(act: string): boolean {
  return act === 'ask' || act === 'hold' || act === 'refuse';
}

/** Where an act puts an advert that was placed here; null if it stays as it is. */
export function decideOfficeState(
  kind: CaseKind,
  act: OfficeAct,
  state: SellerAdvertState,
): SellerAdvertState | null {
  // The seller has ended it: nothing brings it back but the seller, though it may still be refused.
  const isEnded = state === 'sold' || state === 'withdrawn' || state === 'lapsed' || state === 'paused';
  switch (act) {
    case 'approve':
      return kind === 'advert' && !isEnded ? 'live' : null;
    case 'restore':
      return isEnded ? null : 'live';
    case 'ask':
      return state === 'live' || isEnded ? null : 'changes-asked';
    case 'hold':
      return isEnded ? null : 'held';
    case 'refuse':
      return kind === 'appeal' ? null : 'refused';
  }
}

export const officeLimits = {
  leaseMinutes: 10,
  shortestReason: 15,
  longestReason: 1000,
  shortestAppeal: 20,
  longestAppeal: 2000,
} as const;

/** Why a decision cannot stand; null if it can. Approving needs no words: the seller gets what they asked for. */
export function findReasonError(act: OfficeAct, reason: string, fields: readonly string[]): string | null {
  const { shortestReason, longestReason } = officeLimits;
  const { length } = reason.trim();
  if (length > longestReason) return `Shorten the reason to ${longestReason} characters`;
  if (act === 'approve' || act === 'restore') return null;
  if (act === 'ask' && fields.length === 0) return 'Tick what should be changed';
  return length < shortestReason
    ? `Write a reason of at least ${shortestReason} characters: the seller reads it`
    : null;
}

export function findAppealError(words: string): string | null {
  const { shortestAppeal, longestAppeal } = officeLimits;
  const { length } = words.trim();
  if (length < shortestAppeal) return `Tell us why in at least ${shortestAppeal} characters`;
  return length > longestAppeal ? `Shorten it to ${longestAppeal} characters` : null;
}
