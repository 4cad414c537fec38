import { describe, expect, it } from 'vitest';
import { exampleVocabulary } from './example-vocabulary.ts';
import type { Match, Sentence } from './grammar/rule.ts';
import { mergeConditions } from './merge-conditions.ts';
import { namesOf } from './names/build-names.ts';

const sentence: Sentence = {
  words: [],
  channel: 'Car',
  names: namesOf(exampleVocabulary('Car')),
  makesSaid: new Set(),
  hasName: false,
  today: { year: 2026, month: 11 },
};

function mergeAll(...parts: readonly Pick<Match, 'filters' | 'excluded'>[]) {
  return mergeConditions(
    parts.map((part) => ({ end: 0, key: '', label: '', ...part })),
    sentence,
  );
}

const merge = (...parts: readonly Pick<Match, 'filters' | 'excluded'>[]) => mergeAll(...parts).filters;

describe('mergeConditions', () => {
  it('adds up the values of one attribute', () => {
    expect(
      merge({ filters: { fuel: { anyOf: ['Petrol'] } } }, { filters: { fuel: { anyOf: ['Diesel'] } } }),
    ).toEqual({
      fuel: { anyOf: ['Diesel', 'Petrol'] },
    });
  });

  it('lets two limits narrow each other', () => {
    expect(merge({ filters: { price: { from: 5000 } } }, { filters: { price: { to: 8000 } } })).toEqual({
      price: { from: 5000, to: 8000 },
    });
  });

  it('takes several years as the span from the first to the last', () => {
    expect(
      merge({ filters: { year: { from: 2018, to: 2018 } } }, { filters: { year: { from: 2020, to: 2020 } } }),
    ).toEqual({ year: { from: 2018, to: 2020 } });
  });

  it('keeps the later limit if two limits leave nothing', () => {
    expect(merge({ filters: { price: { to: 5000 } } }, { filters: { price: { from: 8000 } } })).toEqual({
      price: { from: 8000 },
    });
  });

  it('subtracts a negation from everything if nothing else was wanted', () => {
    expect(merge({ excluded: { transmission: ['Automatic'] } })).toEqual({
      transmission: { anyOf: ['Manual'] },
    });
  });

  it('leaves out what is negated, if an address can say so', () => {
    expect(mergeAll({ excluded: { fuel: ['Diesel'] } }, { excluded: { fuel: ['Electric'] } })).toEqual({
      filters: {},
      excluded: { fuel: ['Diesel', 'Electric'] },
    });
  });

  it('takes what is negated out of what is wanted', () => {
    expect(
      mergeAll({ filters: { fuel: { anyOf: ['Petrol', 'Diesel'] } } }, { excluded: { fuel: ['Diesel'] } }),
    ).toEqual({ filters: { fuel: { anyOf: ['Petrol'] } }, excluded: undefined });
  });

  it('wants every piece of equipment that is named', () => {
    expect(
      merge(
        { filters: { features: { allOf: ['Tow bar'] } } },
        { filters: { features: { allOf: ['Isofix'] } } },
      ),
    ).toEqual({ features: { allOf: ['Isofix', 'Tow bar'] } });
  });

  it('sets no filter if everything was negated', () => {
    expect(merge({ excluded: { transmission: ['Automatic', 'Manual'] } })).toEqual({});
  });

  it('keeps table order whatever the order of the words', () => {
    const merged = merge({ filters: { price: { to: 1 } } }, { filters: { make: { anyOf: ['ford'] } } });
    expect(Object.keys(merged)).toEqual(['make', 'price']);
  });
});
