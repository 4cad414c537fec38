import type { EarlierAdvert } from '@forecourt/pricing';
import { exampleAdvert } from '@forecourt/services/testing';
import { expect, test } from 'vitest';
import { buildTaxNote } from './build-tax-note.ts';

const { vehicle } = exampleAdvert();
const advert = (channel: EarlierAdvert['channel'], body: EarlierAdvert['vehicle']['body'] = null) => ({
  channel,
  vehicle: { ...vehicle, body },
});

test('a motorcycle shows its three rates, the electric and the vintage one', () => {
  expect(buildTaxNote('nedc', advert('Bike'))).toMatchObject({
    label: 'Motor tax',
    value: 'By engine size',
    explanation:
      '€49 a year up to 75 cc, €67 up to 200 cc, €88 above. An electric one pays €35, one over thirty years old €26.',
  });
});

test('an old motorcycle has its own vintage rate', () => {
  expect(buildTaxNote('vintage', advert('Bike'))?.value).toBe('Vintage, €26 a year');
});

test('a van shows the rates by weight', () => {
  expect(buildTaxNote('wltp', advert('Commercial', 'Crew Van'))).toMatchObject({
    value: 'By unladen weight',
    explanation: expect.stringContaining('€333 a year up to 3,000 kg, €420 up to 4,000 kg'),
  });
});

test('an old truck is vintage', () => {
  expect(buildTaxNote('vintage', advert('Commercial'))?.value).toBe('Vintage, €56 a year');
});

test('a camper has one rate', () => {
  expect(buildTaxNote('wltp', advert('Commercial', 'Motorhome / Camper'))?.value).toBe('€102 a year');
});

test.each([
  ['engine', 'Like all cars first registered before 2008.'],
  ['engine-or-nedc', 'The cheaper of the two if first registered by the end of June 2008, by CO₂ if later.'],
  ['nedc', 'Like all cars from July 2008 to the end of 2020.'],
  ['wltp', 'By the WLTP test, like all cars since 2021.'],
] as const)('a car taxed by %s shows since when', (taxedBy, explanation) => {
  expect(buildTaxNote(taxedBy, advert('Car'))?.explanation).toBe(explanation);
});

test('a plate that was never advertised is treated as a car', () => {
  expect(buildTaxNote('nedc', undefined)?.label).toBe('Motor tax, if it’s a car');
  expect(buildTaxNote(null, undefined)).toBeNull();
});
