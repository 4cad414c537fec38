import { expect, it } from 'vitest';
import {
  askAboutMileage,
  findMileageError,
  findMileageReasonError,
  parseSellingMileage,
} from './mileage-rules.ts';

const km = (mileage: string, mileageUnit = 'km') => ({ mileage, mileageUnit });

it.each([
  [km('84,500'), 84_500],
  [km('84500 km'), 84_500],
  [km('84.500'), 84_500],
  [km('84\u00a0500'), 84_500],
  [km('100', 'miles'), 161],
  [km('100 miles'), 161],
  [km('100mls.'), 161],
  [km('100 kilometres', 'miles'), 100],
  [km('about 90k'), null],
])('reads %o', (fields, read) => expect(parseSellingMileage(fields)).toBe(read));

it.each([
  [km(''), 'Enter what’s on the clock'],
  [km('lots'), 'Enter the mileage as a number, for example 84,500'],
  [km('9999999'), 'That’s further than any car has gone. Check the mileage'],
  [km('84,500'), null],
])('says what is wrong with %o', (fields, error) => expect(findMileageError(fields)).toBe(error));

it('asks about 0 km, and about less than an earlier advert had', () => {
  expect(askAboutMileage(0, null)).toMatch(/0 km/);
  expect(askAboutMileage(80_000, 90_000)).toMatch(/90,000 km/);
  expect(askAboutMileage(90_000, 90_000)).toBeNull();
  expect(askAboutMileage(80_000, null)).toBeNull();
});

it('is content with a reason', () => {
  const fields = { ...km('80,000'), mileageReason: 'The clock was replaced in 2023, invoice in the file' };
  expect(findMileageReasonError(fields, 90_000)).toBeNull();
  expect(findMileageReasonError({ ...fields, mileageReason: 'typo' }, 90_000)).toMatch(/earlier advert/);
  expect(findMileageReasonError({ ...fields, mileageReason: 'x'.repeat(301) }, 90_000)).toMatch(/300/);
});
