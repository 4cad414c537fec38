import { describe, expect, it } from 'vitest';
import {
  caseKinds,
  decideOfficeState,
  findAppealError,
  findReasonError,
  officeActs,
  officeActsIn,
} from './office-acts.ts';

it.each([
  ['advert', false, false, 'approve ask hold refuse'],
  ['advert', true, true, 'approve ask hold refuse'],
  ['advert', false, true, 'approve ask hold refuse restore'],
  ['report', true, true, 'approve ask hold refuse'],
  ['report', false, true, 'approve ask refuse restore'],
  ['feed', true, true, 'approve ask hold refuse'],
  ['feed', false, true, 'approve ask refuse restore'],
  ['review', false, false, 'approve refuse'],
  ['appeal', false, true, 'refuse restore'],
] as const)('%s, shown %s, was shown %s: %s', (kind, isShown, wasShown, acts) =>
  expect(officeActsIn({ kind, isShown, wasShown }).join(' ')).toBe(acts),
);

describe('an advert that was placed here', () => {
  it.each([
    ['advert', 'approve', 'held', 'live'],
    ['advert', 'ask', 'held', 'changes-asked'],
    ['advert', 'ask', 'live', null],
    ['advert', 'hold', 'live', 'held'],
    ['advert', 'refuse', 'held', 'refused'],
    ['report', 'approve', 'live', null],
    ['report', 'refuse', 'live', 'refused'],
    ['report', 'restore', 'held', 'live'],
    ['appeal', 'restore', 'refused', 'live'],
    ['appeal', 'refuse', 'refused', null],
  ] as const)('%s: %s when it is %s gives %s', (kind, act, state, next) =>
    expect(decideOfficeState(kind, act, state)).toBe(next),
  );

  it('comes back by nobody’s act once its seller has ended it', () => {
    for (const kind of caseKinds) {
      for (const act of officeActs) {
        for (const state of ['sold', 'withdrawn', 'lapsed', 'paused'] as const) {
          expect([kind, act, [null, 'refused'].includes(decideOfficeState(kind, act, state))]).toEqual([
            kind,
            act,
            true,
          ]);
        }
      }
    }
  });
});

it.each([
  ['approve', '', [], null],
  ['restore', '', [], null],
  ['refuse', 'No', [], 'Write a reason of at least 15 characters: the seller reads it'],
  ['ask', 'The photos show another car.', [], 'Tick what should be changed'],
  ['ask', 'The photos show another car.', ['photos'], null],
  ['hold', 'x'.repeat(1001), [], 'Shorten the reason to 1000 characters'],
] as const)('a reason to %s: %o', (act, reason, fields, error) =>
  expect(findReasonError(act, reason, fields)).toBe(error),
);

it('an appeal needs words', () => {
  expect(findAppealError('No!')).toBe('Tell us why in at least 20 characters');
  expect(findAppealError('It is my car, and I can show the papers.')).toBeNull();
});
