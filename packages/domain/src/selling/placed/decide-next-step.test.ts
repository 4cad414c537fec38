import { expect, it, test } from 'vitest';
import { noFigures } from './advert-figures.ts';
import { decideNextStep, type NextStepFacts } from './decide-next-step.ts';

const live: NextStepFacts = {
  state: 'live',
  daysLive: 5,
  quality: { score: 100, reasons: [] },
  price: 16_000,
  goingRate: 15_950,
  today: noFigures,
  usual: null,
  isSeen: true,
  isCardUsed: true,
};
const photos = (points: number) => ({
  score: 100 - points,
  reasons: [{ step: 'photos', points, advice: 'Add 6 more photos.' } as const],
});

it('waits when there is nothing to do', () => {
  expect(decideNextStep(live)).toEqual({ kind: 'wait' });
});

it('begins with what the advert lacks most', () => {
  expect(decideNextStep({ ...live, daysLive: 40, price: 20_000, quality: photos(18) })).toEqual({
    kind: 'improve',
    step: 'photos',
    advice: 'Add 6 more photos.',
  });
});

it('suggests the going rate once an advert has had its time', () => {
  const dear = { ...live, price: 17_500, quality: photos(3) };
  expect(decideNextStep({ ...dear, daysLive: 13 })).toMatchObject({ kind: 'improve' });
  expect(decideNextStep({ ...dear, daysLive: 14 })).toEqual({ kind: 'lower-price', to: 15_950 });
});

it('leaves the price alone while buyers open it more than others', () => {
  const facts = { ...live, price: 17_500, daysLive: 20, today: { ...noFigures, opened: 9 } };
  expect(decideNextStep({ ...facts, usual: { ...noFigures, opened: 4 } })).toEqual({ kind: 'wait' });
  expect(decideNextStep({ ...facts, usual: { ...noFigures, opened: 9 } })).toMatchObject({ to: 15_950 });
});

it('then asks for the proof, and for the card', () => {
  expect(decideNextStep({ ...live, isSeen: false, isCardUsed: false })).toEqual({ kind: 'show-car' });
  expect(decideNextStep({ ...live, isCardUsed: false })).toEqual({ kind: 'print-card' });
});

test.each([
  ['sold', { kind: 'hand-over' }],
  ['paused', { kind: 'put-back' }],
  ['lapsed', { kind: 'put-back' }],
  ['held', null],
  ['withdrawn', null],
] as const)('of an advert that is %s it is %o', (state, step) => {
  expect(decideNextStep({ ...live, state })).toEqual(step);
});
