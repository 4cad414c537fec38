import { expect, test } from 'vitest';
import { clearCompared, comparedLists, setCompared } from './compared-lists.ts';

const references = ['0123456789ab', '0123456789ac', '0123456789ad', '0123456789ae', '0123456789af'];

test('four vehicles of a channel are compared, each once, and a fifth is not taken', () => {
  for (const reference of [...references, references[0] ?? '']) setCompared('Car', reference, true);
  expect(comparedLists.Car.read()).toEqual(references.slice(0, 4));
  expect(comparedLists.Bike.read()).toEqual([]);
});

test('one is unticked, and all are cleared', () => {
  for (const reference of references.slice(0, 2)) setCompared('Commercial', reference, true);
  setCompared('Commercial', references[0] ?? '', false);
  expect(comparedLists.Commercial.read()).toEqual([references[1]]);
  clearCompared('Commercial');
  expect(comparedLists.Commercial.read()).toEqual([]);
});
