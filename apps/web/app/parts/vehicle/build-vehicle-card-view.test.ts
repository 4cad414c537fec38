import { exampleAdvert } from '@forecourt/domain/testing';
import { expect, test } from 'vitest';
import { buildVehicleCardView } from './build-vehicle-card-view.ts';

const unrated = () => null;

test('a card links to the advert’s canonical address', () => {
  expect(buildVehicleCardView(exampleAdvert, unrated).href).toBe('/used-cars/skoda/octavia/fpa/0123456789ab');
});

test('the facts line shows mileage, fuel, gearbox and town', () => {
  expect(buildVehicleCardView(exampleAdvert, unrated).facts).toBe(
    '98,000 km\u00a0· Diesel\u00a0· Swords, Co. Dublin',
  );
});

test('without a town the county is shown', () => {
  const place = { ...exampleAdvert.place, town: null };
  expect(buildVehicleCardView({ ...exampleAdvert, place }, unrated).facts).toBe(
    '98,000 km\u00a0· Diesel\u00a0· Co. Dublin',
  );
});

test('a price on application is POA', () => {
  expect(buildVehicleCardView({ ...exampleAdvert, price: null }, unrated)).toMatchObject({
    price: 'POA',
    isPoa: true,
  });
});

test('a card has the first five pictures, and names a turn before a video', () => {
  const drawings = ['drawing:three-quarter', ...Array.from({ length: 8 }, (_, n) => `photo-${n}`)];
  const advert = { ...exampleAdvert, pictures: drawings, videoUrl: 'https://video.example/1' };
  expect(buildVehicleCardView({ ...advert, hasSpin: false }, unrated)).toMatchObject({ media: 'video' });
  const { media, morePictures } = buildVehicleCardView({ ...advert, hasSpin: true }, unrated);
  expect(media).toBe('360');
  expect(morePictures).toHaveLength(4);
});

test('a price far below the market is too low to rate, not great', () => {
  expect(buildVehicleCardView(exampleAdvert, () => 'too-low').rating).toMatchObject({
    label: 'Too low to rate',
  });
});

test('a price without VAT is shown with the one that contains it', () => {
  const vehicle = { ...exampleAdvert.vehicle, isPriceExVat: true };
  expect(buildVehicleCardView({ ...exampleAdvert, vehicle }, unrated)).toMatchObject({
    price: '€14,950',
    priceWithVat: '€18,389',
  });
});
