import { MemoryEngine } from '@forecourt/search';
import { expect, it } from 'vitest';
import { exampleAdvert } from '../../testing/example-advert.ts';
import { createMakeNames } from './make-names.ts';

function createEngine() {
  const engine = new MemoryEngine();
  let sequence = 0;
  const add = (model: string) => {
    const publicReference = String(++sequence).padStart(12, '0');
    const advert = exampleAdvert({ publicReference, vehicle: { ...exampleAdvert().vehicle, model } });
    return engine.apply([{ sequence, publicReference, advert }]);
  };
  return { engine, add };
}

it('gives the market’s spelling of the names in an address', async () => {
  const { engine, add } = createEngine();
  await add('Octavia Combi');
  const { nameOfSlug } = await createMakeNames(engine)('Car');
  expect(nameOfSlug('make', 'skoda')).toBe('Škoda');
  expect(nameOfSlug('model', 'octavia-combi')).toBe('Octavia Combi');
  expect(nameOfSlug('make', 'octavia-combi')).toBeUndefined();
});

it('keeps its vocabulary while only counts change', async () => {
  const { engine, add } = createEngine();
  const namesIn = createMakeNames(engine);
  await add('Octavia');
  const before = await namesIn('Car');
  await add('Octavia');
  const after = await namesIn('Car');
  expect(after.vocabulary).toBe(before.vocabulary);
  expect(after.makes[0]?.count).toBe(2);
  await add('Fabia');
  expect((await namesIn('Car')).vocabulary).not.toBe(before.vocabulary);
});
