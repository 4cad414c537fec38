import { describe, expect, it } from 'vitest';
import { buildStatedVehicle } from './build-stated-vehicle.ts';
import { exampleSellingFields } from './example-selling-fields.ts';
import { findSellingErrors, findStepErrors, type SellingFacts } from './find-selling-errors.ts';
import {
  changeSellingFields,
  emptySellingFields,
  parseSellingFields,
  stepOfField,
} from './selling-fields.ts';

const facts: SellingFacts = { photos: 1, earlierKm: null, thisYear: 2026, siteName: 'Forecourt' };
const errorsOf = (changes: Partial<typeof exampleSellingFields>, changedFacts: Partial<typeof facts> = {}) =>
  findSellingErrors({ ...exampleSellingFields, ...changes }, { ...facts, ...changedFacts });

describe('an advert', () => {
  it('can be published when everything is answered', () => expect(errorsOf({})).toEqual({}));

  it('names every open question at once', () => {
    const open = Object.keys(findSellingErrors(emptySellingFields, { ...facts, photos: 0 }));
    expect(open).toEqual(
      expect.arrayContaining([
        'plate',
        'mileage',
        'make',
        'accident',
        'photos',
        'price',
        'words',
        'name',
        'county',
      ]),
    );
  });

  it.each([
    ['plate', 'hello', /We don’t know this kind of plate/],
    ['name', 'Forecourt Support', /Use your own name/],
    ['year', '2012', /The plate is from 2019/],
    ['year', '2019.5', /Enter a year from 1900 to 2027/],
    ['fuel', 'Steam', /Choose the fuel again/],
    ['body', '', /Choose the body type/],
    ['engineCc', 'huge', /in cc/],
    ['doors', '9', /from 1 to 7/],
    ['accident', '', /“I don’t know”/],
    ['owners', 'two', /how many owners/],
    ['nctMonth', 'May', /05\/2027/],
    ['nctMonth', '01/0050', /05\/2027/],
    ['origin', 'WhatsApp 087 999 8888', /where it came from again/],
    ['serviceHistory', 'Call 087 999 8888', /how much service history/],
    ['derivative', '1.6 call 087 999 8888', /Take out the phone number/],
    ['town', 'www.scam.example', /Take out the link/],
    ['name', 'Tom tom@example.ie', /Take out the email/],
    ['price', '50', /The lowest price is €100/],
    ['words', 'Nice.', /at least 40 characters/],
    ['name', '', /Enter the name buyers see/],
    ['phone', '12', /valid phone number/],
    ['county', 'Narnia', /Choose the county/],
    ['isTrader', '', /Say whether you sell cars/],
    ['isTrader', 'yes', /for private sellers/],
  ] as const)('says what is wrong with %s %o', (field, value, error) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: expect.stringMatching(error) });
  });

  it('needs one photo, and has room for thirty', () => {
    expect(errorsOf({}, { photos: 0 }).photos).toBe('Add at least one photo');
    expect(errorsOf({}, { photos: 30 })).toEqual({});
    expect(errorsOf({}, { photos: 31 }).photos).toBe('Keep at most 30 photos');
  });

  it('needs no gearbox if it is of a bike', () => {
    expect(errorsOf({ channel: 'Bike', body: 'Naked', transmission: '' })).toEqual({});
  });

  it('must explain a mileage below an earlier advert’s', () => {
    expect(errorsOf({}, { earlierKm: 90_000 }).mileageReason).toMatch(/had 90,000 km/);
    expect(errorsOf({ mileageReason: 'The clock was replaced in 2023' }, { earlierKm: 90_000 })).toEqual({});
  });
});

it('a step names its own errors only', () => {
  expect(Object.keys(findStepErrors('price', emptySellingFields, facts))).toEqual(['price']);
  expect(stepOfField('county')).toBe('contact');
});

it('a step changes its own fields only, and keeps them as typed', () => {
  const changed = changeSellingFields(exampleSellingFields, 'price', (name) =>
    name === 'words' ? 'other' : ' 12.5x ',
  );
  expect(changed.price).toBe('12.5x');
  expect(changed.words).toBe(exampleSellingFields.words);
});

it('shows the unit that is typed behind the mileage', () => {
  const sent = { ...exampleSellingFields, mileage: '98,000 miles' };
  expect(changeSellingFields(emptySellingFields, 'vehicle', (name) => sent[name as 'mileage'])).toMatchObject(
    { mileage: '98,000 miles', mileageUnit: 'miles' },
  );
});

it('stored fields of another version are read', () => {
  const read = parseSellingFields({ price: '9,000', gone: 'x', words: 7 });
  expect([read.price, read.words, 'gone' in read]).toEqual(['9,000', '', false]);
});

describe('the vehicle', () => {
  it('has what was answered', () => {
    expect(buildStatedVehicle(exampleSellingFields)).toMatchObject({
      make: 'Volkswagen',
      registration: '191-D-12345',
      mileage: 84_500,
      engineCc: 1598,
      isAccidentDeclared: false,
      accidentHistory: null,
      financeOwed: 'Not known to the seller',
      hireUse: 'No',
      nctExpiry: '2027-05-31',
      origin: null,
    });
  });

  it('shows that the seller does not know about accidents', () => {
    const vehicle = buildStatedVehicle({ ...exampleSellingFields, accident: 'unknown' });
    expect([vehicle.isAccidentDeclared, vehicle.accidentHistory]).toEqual([null, 'Not known to the seller']);
  });
});
