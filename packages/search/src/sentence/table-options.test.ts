import { channels, counties, foldToKey, optionsFor, searchableAttributesOf, towns } from '@forecourt/domain';
import { describe, expect, it } from 'vitest';
import { exampleVocabulary } from './example-vocabulary.ts';
import { understandSentence } from './understand-sentence.ts';

/** With rules of their own: see the example sentences. */
const elsewhere = new Set(['county', 'plate', 'priceRating']);

const options = channels.flatMap((channel) =>
  searchableAttributesOf(channel)
    .filter(({ kind, filter, key }) => kind === 'choice' && filter?.by === 'any-of' && !elsewhere.has(key))
    .flatMap(({ key, label, ...attribute }) =>
      optionsFor({ key, label, ...attribute }, channel).map((option) => ({ channel, key, label, option })),
    ),
);

describe('the options of the attribute table', () => {
  it.each(options)('$option is understood as $key among $channel', ({ channel, key, label, option }) => {
    // "Other" alone says nothing, and "Electric" among bikes is first of all the fuel: the attribute's name
    // decides.
    const said = ['Other', 'Electric'].includes(option) ? `${option} ${label}` : option;
    const { filters, rest } = understandSentence(said, channel, exampleVocabulary);
    expect({ condition: filters[key], rest }).toEqual({ condition: { anyOf: [option] }, rest: '' });
  });
});

describe('places', () => {
  it.each(counties.map(({ name }) => name))('in %s is the county', (name) => {
    const { filters } = understandSentence(`golf in ${name}`, 'Car', exampleVocabulary);
    expect(filters.county).toEqual({ anyOf: [name] });
  });

  it.each(towns.map(({ name, slug }) => ({ name, slug })))('near $name is a distance', ({ name, slug }) => {
    const { near } = understandSentence(`golf near ${name}`, 'Car', exampleVocabulary);
    expect(foldToKey(near?.name ?? '')).toBe(foldToKey(slug));
  });
});
