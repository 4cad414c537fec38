import type { Advert, Doubted } from '@forecourt/domain';
import { exampleAdvert } from '@forecourt/domain/testing';
import { expect, test } from 'vitest';
import { buildDoubts } from './build-doubts.ts';

const said = (doubted: Doubted[], channel: Advert['channel'] = 'Car', isTooLow = false) =>
  buildDoubts({ ...exampleAdvert, channel }, { doubted, isTooLow, conflicts: [] }).map(({ text }) => text);

test('a plausible advert raises no doubts', () => expect(said([])).toEqual([]));

test('each doubt is a sentence about what to check', () => {
  expect(said(['price', 'mileage', 'year', 'registration'])).toEqual([
    'This price looks unusual for this car. Ask the seller before you travel.',
    'The mileage looks unusual. Check it against the service history and the NCT.',
    'The year looks unusual for this model. Check it against the registration certificate.',
    'The number plate is older than the stated year. Check both against the registration certificate.',
  ]);
});

test('a van has a CVRT, and a bike has no test', () => {
  expect(said(['mileage'], 'Commercial')).toEqual([
    'The mileage looks unusual. Check it against the service history and the CVRT.',
  ]);
  expect(said(['mileage'], 'Bike')).toEqual([
    'The mileage looks unusual. Check it against the service history.',
  ]);
});

test('a price far below similar ones warns before any payment', () => {
  expect(said(['price'], 'Bike', true)).toEqual([
    'Similar adverts ask far more. See the bike and its papers before you pay anything, even a deposit.',
  ]);
});

test('another advert with the same plate and another mileage is named with its mileage', () => {
  const other = {
    ...exampleAdvert,
    publicReference: 'ba9876543210',
    imageUrl: '',
    vehicle: { ...exampleAdvert.vehicle, mileage: 61_000 },
  };
  const conflicts = Array.from({ length: 9 }, () => other);
  const said = buildDoubts(exampleAdvert, { doubted: [], isTooLow: false, conflicts });
  expect(said[0]).toEqual({
    text: 'Another advert has the same number plate with 61,000 km. This one says 98,000 km. Check the service history and the NCT before you pay.',
    link: { text: 'See the other advert', href: '/used-cars/skoda/octavia/fpa/ba9876543210' },
  });
  expect(said).toHaveLength(3);
});
