import { expect, test } from 'vitest';
import { findNewAddress } from './find-new-address.ts';

test.each([
  ['/commercials', '/commercials/used'],
  ['/bikes', '/bikes/used'],
  ['/bmw-hybrid', '/cars/bmw/bmw-hybrid'],
  ['/bmw-electric', '/cars/bmw/bmw-electric'],
  ['/high-impact-prelaunch', '/display-adverts/high-impact-prelaunch'],
  ['/insearch-product-suite', '/display-adverts/insearch-product-suite'],
  ['/vehiclecheck', '/vehicle-check'],
  ['/car-dealers', '/dealers'],
  ['/car-dealers/ireland/cork', '/dealers/ireland/cork'],
  ['/car-dealers/ireland/cork/123/map', '/dealers/ireland/cork/123/map'],
  ['/car-dealers/name/murphy%20(cork)', '/dealers/name/murphy%20(cork)'],
])('%s has moved to %s', (old, now) => {
  expect(findNewAddress(old)).toBe(now);
});

test.each(['/', '/car-dealership', '/dealers', '/used-cars', '/constructor'])('%s never moved', (path) => {
  expect(findNewAddress(path)).toBeNull();
});
