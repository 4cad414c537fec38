import { expect, it } from 'vitest';
import { listFeedColumns } from './column-guide.ts';

const guideOf = (name: string) => listFeedColumns().find((column) => column.name === name);

it('says what a column takes, from the table that it is read by', () => {
  expect(guideOf('condition')).toMatchObject({ isRequired: true, takes: expect.stringMatching(/^One of: /) });
  expect(guideOf('mileage')).toMatchObject({
    otherNames: ['odometer', 'mileageKm', 'odometerKm', 'mileageMiles', 'odometerMiles'],
    takes: 'A number in km, 0 to 3,000,000',
  });
  expect(guideOf('poa')?.takes).toBe('yes or no');
});

it('names each column once', () => {
  const names = listFeedColumns().map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
