import { MemoryEngine } from '@forecourt/search';
import { expect, test } from 'vitest';
import { exampleAdvert } from '../../testing/example-advert.ts';
import { createMakeNames } from '../names/make-names.ts';
import { createSuggest } from './suggest.ts';

function openMarket() {
  const engine = new MemoryEngine();
  const namesIn = createMakeNames(engine);
  const suggest = createSuggest();
  let sequence = 0;
  return {
    add(make: string, model: string) {
      const publicReference = String(++sequence).padStart(12, '0');
      const vehicle = { ...exampleAdvert().vehicle, make, model };
      return engine.apply([
        { sequence, publicReference, advert: exampleAdvert({ publicReference, vehicle }) },
      ]);
    },
    async suggest(text: string) {
      const suggestions = suggest(text, 'Car', await namesIn('Car'), []);
      return suggestions.map(({ label, count }) => [label, count]);
    },
  };
}

test('suggestions are counted and ordered by what is on sale now', async () => {
  const market = openMarket();
  await market.add('Ford', 'Focus');
  await market.add('Ford', 'Fiesta');
  await market.add('Ford', 'Fiesta');
  expect(await market.suggest('ford f')).toEqual([
    ['Ford Fiesta', 2],
    ['Ford Focus', 1],
  ]);
  await market.add('Ford', 'Focus');
  await market.add('Ford', 'Focus');
  expect(await market.suggest('ford f')).toEqual([
    ['Ford Focus', 3],
    ['Ford Fiesta', 2],
  ]);
});

test('a new model is suggested at once, also with a typing error', async () => {
  const market = openMarket();
  await market.add('Ford', 'Focus');
  expect(await market.suggest('mustng')).toEqual([]);
  await market.add('Ford', 'Mustang');
  expect(await market.suggest('mustng')).toEqual([['Ford Mustang', 1]]);
});
