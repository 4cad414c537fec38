import { exampleAdvert } from '@forecourt/domain/testing';
import { expect, test } from 'vitest';
import { buildVehicleCardView } from './build-vehicle-card-view.ts';

const unrated = () => null;

test('a card links to the advert’s canonical address', () => {
  expect(buildVehicleCardView(exampleAdvert, unrated).href).toBe('/used-cars/skoda/octavia/fpa/0123456789ab');
});

test('the facts line shows mileage, fuel, gearbox and town', () => {
  expect(buildVehicleCardView(exampleAdvert, unrated).facts).toBe('98,000 km · Diesel · Swords');
});

test('without a town the county is shown', () => {
  const place = { ...exampleAdvert.place, town: null };
  expect(buildVehicleCardView({ ...exampleAdvert, place }, unrated).facts).toBe(
    '98,000 km · Diesel · Dublin',
  );
});

test('a price on application is POA', () => {
  expect(buildVehicleCardView({ ...exampleAdvert, price: null }, unrated)).toMatchObject({
    price: 'POA',
    isPoa: true,
  });
});

test('the picture is offered in the widths that a card can need', () => {
  expect(buildVehicleCardView(exampleAdvert, unrated).imageSrcSet).toMatch(
    /\/304 304w, .*\/480 480w, .*\/608 608w$/,
  );
});

test('a price without VAT is shown with the one that contains it', () => {
  const vehicle = { ...exampleAdvert.vehicle, isPriceExVat: true };
  expect(buildVehicleCardView({ ...exampleAdvert, vehicle }, unrated)).toMatchObject({
    price: '€14,950',
    priceWithVat: '€18,389',
  });
});
