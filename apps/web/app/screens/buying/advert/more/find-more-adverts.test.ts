import { exampleAdvert } from '@forecourt/domain/testing';
import { fakeServices } from '@forecourt/services/testing';
import { expect, test } from 'vitest';
import { findMoreAdverts } from './find-more-adverts.ts';

const advert = (number: number, changes: Partial<typeof exampleAdvert> = {}) => ({
  ...exampleAdvert,
  publicReference: `00000000000${number}`,
  seller: { kind: 'trade', dealerId: number } as const,
  ...changes,
});

const shown = advert(1);
const focus = { ...exampleAdvert.vehicle, make: 'Ford', model: 'Focus' };
const { search } = fakeServices([
  shown,
  advert(2),
  advert(3, { vehicle: focus }),
  advert(4, { price: 40_000 }),
  advert(5, { vehicle: focus, price: 40_000, seller: shown.seller }),
]);

const references = (adverts: readonly { publicReference: string }[]) =>
  adverts.map(({ publicReference }) => publicReference.slice(-1));

test('the same model comes before the same body, and neither at a very different price', async () => {
  expect(references((await findMoreAdverts(search, shown)).similar)).toEqual(['2', '3']);
});

test('a dealer’s other adverts exclude this one', async () => {
  expect(references((await findMoreAdverts(search, shown)).fromDealer)).toEqual(['5']);
});

test('a private seller has no other adverts', async () => {
  const seller = { kind: 'private', name: 'Aoife', phone: null, email: null } as const;
  expect((await findMoreAdverts(search, { ...shown, seller })).fromDealer).toEqual([]);
});
