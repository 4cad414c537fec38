import { expect, it } from 'vitest';
import { exampleSellingFields } from './example-selling-fields.ts';
import { type EarlierFacts, findContradictions } from './find-contradictions.ts';
import type { SellingFields } from './selling-fields.ts';

const today = new Date('2026-11-17T12:00:00Z');
const earlier: EarlierFacts = {
  make: 'Volkswagen',
  model: 'Golf',
  year: 2019,
  fuel: 'Diesel',
  transmission: 'Manual',
  body: 'Hatchback',
  colour: 'Grey',
  engineCc: 1598,
};
const notesOn = (changes: Partial<SellingFields>, known: EarlierFacts | null = earlier) =>
  findContradictions({ ...exampleSellingFields, ...changes }, { earlier: known, today });

it('says nothing about what fits', () => {
  expect(notesOn({})).toEqual({});
  expect(notesOn({ make: 'volkswagen', colour: '' })).toEqual({});
  expect(notesOn({ colour: 'Red' }, null)).toEqual({});
});

it.each([
  [{ fuel: 'Petrol' }, 'fuel', 'An earlier advert with this plate said Diesel.'],
  [{ model: 'Polo' }, 'model', 'An earlier advert with this plate said Golf.'],
  [{ plate: '271-D-5' }, 'plate', 'No plate starting with 271 has been issued yet.'],
  [{ year: '2018' }, 'year', 'The plate is from 2019. Give the year it was first registered.'],
  [{ fuel: 'Electric' }, 'engineCc', 'An electric one has no engine size. We leave it out.'],
  [{ seats: '55' }, 'seats', '55 seats are a lot for a hatchback. Check the number.'],
  [{ body: 'MPV', seats: '10' }, 'seats', '10 seats are a lot for a car. Check the number.'],
  [
    { channel: 'Bike', body: 'Naked', seats: '5' },
    'seats',
    '5 seats are a lot for a bike. Check the number.',
  ],
  [
    { nctMonth: '05/2026' },
    'nctMonth',
    'May 2026 is in the past: buyers will read that the NCT has run out.',
  ],
  [
    { nctMonth: '09/2027' },
    'nctMonth',
    'The NCT of a 191 car runs out in January to June, unless it came from abroad. Check the certificate.',
  ],
  [{ nctMonth: '05/2028' }, 'nctMonth', 'No NCT of a 191 car runs out in 2028. Check the certificate.'],
] as const)('tells of %o beside its field', (changes, field, words) => {
  expect(notesOn(changes)).toMatchObject({ [field]: words });
});

it.each([
  ['a van is tested every year', { channel: 'Commercial', nctMonth: '09/2027' }],
  ['a year that is an error of its own needs no note', { year: '2010' }],
  ['a bike has no test', { channel: 'Bike', nctMonth: '05/2026' }],
  ['a plate without a half gives no month', { plate: '08-D-12345', year: '2008', nctMonth: '09/2027' }],
] as const)('%s', (_, changes) => {
  expect(notesOn(changes)).not.toHaveProperty('nctMonth');
});

it.each([
  ['a people carrier', { body: 'MPV', seats: '9' }],
  ['a minibus', { channel: 'Commercial', body: 'Minibus', seats: '17' }],
  ['a front bench', { seats: '6' }],
] as const)('%s has many seats', (_, changes) => expect(notesOn(changes)).not.toHaveProperty('seats'));
