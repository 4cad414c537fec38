import { expect, it } from 'vitest';
import { trimOf } from './trim.ts';

it.each([
  ['1.6 TDI Comfortline', 'Comfortline'],
  ['2.0 TDI GTD DSG 184PS 5dr', 'GTD'],
  ['2.0TDI R-Line DSG', 'R-Line'],
  ['320d xDrive M Sport Touring', 'M Sport'],
  ['C220 d AMG Line Estate', 'AMG Line'],
  ['1.5 dCi SV Premium', 'SV Premium'],
  ['D4 Momentum AWD', 'Momentum'],
  ['58kWh Life', 'Life'],
  ['TITANIUM 1.0 EcoBoost (125) 5 door', 'TITANIUM'],
  ['1.4 Petrol Manual', null],
  ['2.0', null],
  ['', null],
  ['one of a kind full service history must be seen', null],
])('the trim of %o is %o', (version, trim) => {
  expect(trimOf(version)).toBe(trim);
});
