import { expect, it } from 'vitest';
import { decideSellerAct, sellerActsIn, sellerAdvertStates, takesPlace } from './seller-advert-state.ts';

it.each([
  ['checking', ['withdraw']],
  ['live', ['pause', 'sold', 'withdraw']],
  ['changes-asked', ['sold', 'withdraw']],
  ['held', ['sold', 'withdraw']],
  ['refused', []],
  ['paused', ['resume', 'sold', 'withdraw']],
  ['sold', ['resume']],
  ['withdrawn', ['resume']],
  ['lapsed', ['resume', 'sold', 'withdraw']],
] as const)('a seller whose advert is %s can %j', (state, acts) => expect(sellerActsIn(state)).toEqual(acts));

it('an advert that comes back is checked first', () => {
  for (const state of sellerAdvertStates) {
    const next = decideSellerAct(state, 'resume');
    expect([state, next === null || next === 'checking']).toEqual([state, true]);
  }
});

it('a paused or ended advert leaves room for another', () =>
  expect(sellerAdvertStates.filter(takesPlace)).toEqual(['checking', 'live', 'changes-asked', 'held']));
