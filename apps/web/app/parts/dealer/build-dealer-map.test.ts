import { exampleDealer } from '@forecourt/services/testing';
import { expect, test } from 'vitest';
import { buildDealerMap } from './build-dealer-map.ts';

test('directions go to the dealer', () => {
  expect(buildDealerMap(exampleDealer()).directions.map(({ href }) => href)).toEqual([
    'https://www.openstreetmap.org/directions?to=52.134%2C-8.641',
    'https://www.google.com/maps/dir/?api=1&destination=52.134%2C-8.641',
  ]);
});

test('the map is drawn here, with larger lettering for a phone', () => {
  const { wide, phone } = buildDealerMap(exampleDealer());
  expect(wide.src).toMatch(/^\/maps\/place\/52\.134,-8\.641\.svg/);
  expect(phone.width).toBeLessThan(wide.width);
});
