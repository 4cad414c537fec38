import { expect, test } from 'vitest';
import { describeLeftOut } from './describe-left-out.ts';

test.each([
  [{ gone: 0, others: 0, tooMany: 0 }, null],
  [{ gone: 0, others: 0, tooMany: 1 }, 'We left out 1 because you can compare up to 4 cars.'],
  [{ gone: 2, others: 0, tooMany: 0 }, 'We left out 2 no longer advertised.'],
  [{ gone: 1, others: 1, tooMany: 0 }, 'We left out 1 no longer advertised and 1 that isn’t a car.'],
])('%j is said in one sentence', (leftOut, sentence) => {
  expect(describeLeftOut('Car', leftOut)).toBe(sentence);
});
