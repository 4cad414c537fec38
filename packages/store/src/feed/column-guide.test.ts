import { expect, it } from 'vitest';
import { listFeedColumns } from './column-guide.ts';

const guideOf = (name: string) => listFeedColumns().find((column) => column.name === name);

it('says what a column takes, from the table that it is read by', () => {
  expect(guideOf('make')).toMatchObject({ isRequired: true, takes: 'A text of up to 40 characters' });
  expect(guideOf('condition')).toMatchObject({
    isRequired: false,
    takes: expect.stringMatching(/^One of: /),
  });
  expect(guideOf('fuel')).toMatchObject({ takes: expect.stringMatching(/^One of: Petrol, Diesel, /) });
  expect(guideOf('mileage')?.otherNames).toEqual(expect.arrayContaining(['odometer', 'km', 'miles']));
  expect(guideOf('price')?.otherNames).toEqual(expect.arrayContaining(['askingPrice', 'euroPrice (eur)']));
  expect(guideOf('co2')?.takes).toBe('A number in g/km, 0 to 999');
  expect(guideOf('poa')?.takes).toBe('yes or no');
});

it('names each column once', () => {
  const names = listFeedColumns().map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
