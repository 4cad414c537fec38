/**
 * Where an advert of a private seller is. For visitors only `live` counts: in every other state they see that it has
 * ended, or nothing.
 */
export const sellerAdvertStates = [
  'checking',
  'live',
  'changes-asked',
  'held',
  'refused',
  'paused',
  'sold',
  'withdrawn',
  'lapsed',
] as const;

export type SellerAdvertState = (typeof sellerAdvertStates)[number];

/** What a seller can do to an advert that is placed. */
export const sellerActs = ['pause', 'resume', 'sold', 'withdraw'] as const;

export type SellerAct = (typeof sellerActs)[number];

const acts: Readonly<Record<SellerAdvertState, Partial<Record<SellerAct, SellerAdvertState>>>> = {
  checking: { withdraw: 'withdrawn' },
  live: { pause: 'paused', sold: 'sold', withdraw: 'withdrawn' },
  'changes-asked': { sold: 'sold', withdraw: 'withdrawn' },
  held: { sold: 'sold', withdraw: 'withdrawn' },
  // Only an appeal goes on from there.
  refused: {},
  paused: { resume: 'checking', sold: 'sold', withdraw: 'withdrawn' },
  sold: { resume: 'checking' },
  withdrawn: { resume: 'checking' },
  lapsed: { resume: 'checking', sold: 'sold', withdraw: 'withdrawn' },
};

/** The state after an act; null if it is not possible now. */
export function decideSellerAct(state: SellerAdvertState, act: SellerAct): SellerAdvertState | null {
  return acts[state][act] ?? null;
}

/** The acts that are possible now. */
export function sellerActsIn(state: SellerAdvertState): SellerAct[] {
  return sellerActs.filter((act) => decideSellerAct(state, act) !== null);
}

/** States in which an advert takes one of the seller's places. */
export function takesPlace(state: SellerAdvertState): boolean {
  return state === 'live' || state === 'checking' || state === 'changes-asked' || state === 'held';
}
