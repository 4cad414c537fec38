import { describe, expect, it } from 'vitest';
import { type ConversationSide, conversationSides, otherSide } from '../conversation/conversation.ts';
import type { ArrangementActor } from './actor.ts';
import {
  decideOfferAct,
  findOfferError,
  type OfferAct,
  type OfferState,
  offerActs,
  offerEndsAt,
  offerIsNotBinding,
  offerStateAt,
  offerStates,
} from './offer.ts';

const madeAt = '2026-03-28T10:00:00.000Z';
const times = {
  // The clocks go forward in between: 48 hours are 48 hours.
  'a moment before 48 hours': new Date('2026-03-30T09:59:59Z'),
  'after 48 hours': new Date('2026-03-30T10:00:00Z'),
} as const;

type Who = 'maker' | 'other' | 'clock';
type Row = [state: OfferState, when: keyof typeof times, act: OfferAct, who: Who, next: OfferState];

/** Everything that is possible; whatever is not listed is refused. */
const possible: readonly Row[] = [
  ['made', 'a moment before 48 hours', 'accept', 'other', 'accepted'],
  ['made', 'a moment before 48 hours', 'decline', 'other', 'declined'],
  ['made', 'a moment before 48 hours', 'withdraw', 'maker', 'withdrawn'],
  ['made', 'after 48 hours', 'expire', 'clock', 'expired'],
];

const actorOf = (who: Who, madeBy: ConversationSide): ArrangementActor =>
  who === 'clock' ? 'clock' : who === 'maker' ? madeBy : otherSide(madeBy);

const everyCell = offerStates.flatMap((state) =>
  (Object.keys(times) as (keyof typeof times)[]).flatMap((when) =>
    offerActs.flatMap((act) =>
      (['maker', 'other', 'clock'] as const).flatMap((who) =>
        conversationSides.map((madeBy) => ({ state, when, act, who, madeBy })),
      ),
    ),
  ),
);

describe('an offer', () => {
  it.each(everyCell)(
    'of the $madeBy that is $state, $when: $act by the $who',
    ({ state, when, act, who, madeBy }) => {
      const row = possible.find(
        (each) => each[0] === state && each[1] === when && each[2] === act && each[3] === who,
      );
      const next = decideOfferAct({ state, madeBy, madeAt }, act, actorOf(who, madeBy), times[when]);
      expect(next).toBe(row ? row[4] : null);
    },
  );

  it('has expired at its end, whether or not somebody wrote it down', () => {
    const offer = { state: 'made', madeBy: 'buyer', madeAt } as const;
    expect(offerEndsAt(offer)).toBe('2026-03-30T10:00:00.000Z');
    expect(offerStateAt(offer, times['a moment before 48 hours'])).toBe('made');
    expect(offerStateAt(offer, times['after 48 hours'])).toBe('expired');
    expect(offerStateAt({ ...offer, state: 'accepted' }, times['after 48 hours'])).toBe('accepted');
  });

  it('says that it binds nobody', () => {
    expect(offerIsNotBinding).toContain('isn’t binding');
  });

  it.each([
    ['12,500', null],
    ['€12.500', null],
    ['100', null],
    ['', 'Enter what you’d pay, in euro'],
    ['99', 'The lowest offer is €100'],
    ['10000000', 'The highest offer is €9,999,999'],
    ['12,500.50', 'Enter your offer in whole euro, for example 12,500'],
    ['-500', 'Enter your offer in whole euro, for example 12,500'],
    ['half', 'Enter your offer in whole euro, for example 12,500'],
  ])('of %j is answered with %j', (text, error) => expect(findOfferError(text)).toBe(error));
});
