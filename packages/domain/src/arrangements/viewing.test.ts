import { describe, expect, it } from 'vitest';
import { conversationSides } from '../conversation/conversation.ts';
import type { ArrangementActor } from './actor.ts';
import {
  decideViewingAct,
  findShownPlace,
  type ViewingAct,
  type ViewingState,
  type ViewingStatus,
  viewingActs,
  viewingActsFor,
  viewingStates,
  viewingWaitsFor,
} from './viewing.ts';

const startsAt = '2026-11-21T14:30:00.000Z';
const times = {
  before: new Date('2026-11-21T14:29:59Z'),
  during: new Date('2026-11-21T14:30:00Z'),
  after: new Date('2026-11-21T15:00:00Z'),
} as const;
const actors: readonly ArrangementActor[] = [...conversationSides, 'clock'];

type Row = [
  state: ViewingState,
  when: keyof typeof times,
  act: ViewingAct,
  who: ArrangementActor[],
  next: ViewingState,
];

/** Everything that is possible with a time that the buyer named; whatever is not listed is refused. */
const possible: readonly Row[] = [
  ['proposed', 'before', 'confirm', ['seller'], 'confirmed'],
  ['proposed', 'before', 'move', ['buyer', 'seller'], 'proposed'],
  ['proposed', 'before', 'cancel', ['buyer', 'seller'], 'cancelled'],
  ['proposed', 'during', 'move', ['buyer', 'seller'], 'proposed'],
  ['proposed', 'during', 'cancel', ['buyer', 'seller'], 'cancelled'],
  ['proposed', 'during', 'lapse', ['clock'], 'cancelled'],
  ['proposed', 'after', 'move', ['buyer', 'seller'], 'proposed'],
  ['proposed', 'after', 'cancel', ['buyer', 'seller'], 'cancelled'],
  ['proposed', 'after', 'lapse', ['clock'], 'cancelled'],
  ['changed', 'before', 'confirm', ['seller'], 'confirmed'],
  ['changed', 'before', 'move', ['buyer', 'seller'], 'changed'],
  ['changed', 'before', 'cancel', ['buyer', 'seller'], 'cancelled'],
  ['changed', 'during', 'move', ['buyer', 'seller'], 'changed'],
  ['changed', 'during', 'cancel', ['buyer', 'seller'], 'cancelled'],
  ['changed', 'during', 'lapse', ['clock'], 'cancelled'],
  ['changed', 'after', 'move', ['buyer', 'seller'], 'changed'],
  ['changed', 'after', 'cancel', ['buyer', 'seller'], 'cancelled'],
  ['changed', 'after', 'lapse', ['clock'], 'cancelled'],
  ['confirmed', 'before', 'move', ['buyer', 'seller'], 'changed'],
  ['confirmed', 'before', 'cancel', ['buyer', 'seller'], 'cancelled'],
  ['confirmed', 'during', 'move', ['buyer', 'seller'], 'changed'],
  ['confirmed', 'during', 'cancel', ['buyer', 'seller'], 'cancelled'],
  ['confirmed', 'during', 'finish', ['buyer', 'seller'], 'done'],
  ['confirmed', 'after', 'finish', ['buyer', 'seller', 'clock'], 'done'],
];

const everyCell = viewingStates.flatMap((state) =>
  (Object.keys(times) as (keyof typeof times)[]).flatMap((when) =>
    viewingActs.flatMap((act) => actors.map((actor) => ({ state, when, act, actor }))),
  ),
);

describe('a viewing', () => {
  it.each(everyCell)('$state, $when its time: $act by the $actor', ({ state, when, act, actor }) => {
    const row = possible.find((each) => each[0] === state && each[1] === when && each[2] === act);
    const status: ViewingStatus = { state, proposedBy: 'buyer', startsAt, minutes: 30 };
    expect(decideViewingAct(status, act, actor, times[when])).toBe(row?.[3].includes(actor) ? row[4] : null);
  });

  it('is confirmed by whoever did not name the time', () => {
    for (const proposedBy of conversationSides) {
      for (const state of ['proposed', 'changed'] as const) {
        const status: ViewingStatus = { state, proposedBy, startsAt, minutes: 30 };
        const who = conversationSides.filter((side) =>
          viewingActsFor(status, side, times.before).includes('confirm'),
        );
        expect(who).toEqual([viewingWaitsFor(status)]);
        expect(who).not.toContain(proposedBy);
      }
    }
  });

  it.each([
    ['proposed', null, 'Quay 1'],
    ['changed', null, 'Quay 1'],
    ['confirmed', 'Quay 1', 'Quay 1'],
    ['cancelled', null, 'Quay 1'],
    ['done', null, 'Quay 1'],
  ] as const)('that is %s shows the buyer the place %j', (state, buyers, sellers) => {
    expect(findShownPlace({ state, place: 'Quay 1' }, 'buyer')).toBe(buyers);
    expect(findShownPlace({ state, place: 'Quay 1' }, 'seller')).toBe(sellers);
  });
});
