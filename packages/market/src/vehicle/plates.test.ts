import { parsePlate } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { openPlateBook } from './plates.ts';

test('a plate says its half-year, county and number', () => {
  expect(parsePlate(openPlateBook().take(2019, 2, 'Cork', 0.5))).toMatchObject({
    kind: 'irish',
    year: 2019,
    half: 2,
    code: 'C',
  });
});
test('before 2013 a plate has no half', () => {
  expect(openPlateBook().take(2008, 2, 'Dublin', 0.3)).toMatch(/^08-D-\d+$/);
});
test('Tipperary had two marks until 2013 and one since', () => {
  const book = openPlateBook();
  expect(book.take(2010, 1, 'Tipperary', 0.1)).toMatch(/^10-TN-/);
  expect(book.take(2010, 1, 'Tipperary', 0.9)).toMatch(/^10-TS-/);
  expect(book.take(2015, 1, 'Tipperary', 0.9)).toMatch(/^151-T-/);
});
test('a vehicle older than the plates carries a vintage mark', () => {
  expect(openPlateBook().take(1972, 1, 'Kerry', 0.4)).toMatch(/^ZV \d+$/);
});
test('a thousand equal requests give a thousand plates', () => {
  const book = openPlateBook();
  expect(new Set(Array.from({ length: 1000 }, () => book.take(2020, 1, 'Leitrim', 0.5))).size).toBe(1000);
});
