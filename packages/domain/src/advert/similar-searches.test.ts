import { expect, test } from 'vitest';
import { exampleAdvert } from './example-advert.ts';
import { similarSearches } from './similar-searches.ts';

test('the same model comes first, then the same body, at a fifth cheaper to a fifth dearer and near', () => {
  const [sameModel, sameBody] = similarSearches(exampleAdvert, 9);
  expect(sameModel?.filters).toEqual({
    make: { anyOf: ['Škoda'] },
    model: { anyOf: ['Octavia'] },
    price: { from: 11_960, to: 17_940 },
  });
  expect(sameBody?.filters).toMatchObject({ body: { anyOf: ['Saloon'] } });
  expect(sameBody).toMatchObject({ sort: 'distance', size: 9, near: { latitude: 53.4597 } });
});

test('a price on application does not narrow', () => {
  expect(similarSearches({ ...exampleAdvert, price: null }, 9)[0]?.filters).not.toHaveProperty('price');
});

test('a vehicle with an unknown body is compared only by its model', () => {
  const vehicle = { ...exampleAdvert.vehicle, body: null };
  expect(similarSearches({ ...exampleAdvert, vehicle }, 9)).toHaveLength(1);
});
