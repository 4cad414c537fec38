import { expect, test } from 'vitest';
import { ToolInput } from './tool-input.ts';

const price = { name: 'price', label: 'Price (€)', min: 500, max: 100_000, usual: 20_000 };

function read(query: string) {
  const input = new ToolInput(new URLSearchParams(query));
  const number = input.number(price);
  return { number, field: input.form('Send').fields[0], input };
}

test('what nobody typed is the usual, written as people write it', () => {
  expect(read('')).toMatchObject({ number: 20_000, field: { value: '20,000', isChanged: false } });
});

test('a year is not written in thousands', () => {
  const input = new ToolInput(new URLSearchParams());
  input.number({ name: 'year', label: 'Year', min: 1900, max: 2026, usual: 2019 });
  expect(input.form('Send').fields[0]).toMatchObject({ value: '2019' });
});

test('the bounds of a year are not written in thousands either', () => {
  const input = new ToolInput(new URLSearchParams('year=1800'));
  input.number({ name: 'year', label: 'Year', min: 1950, max: 2026 });
  expect(input.form('Send').fields[0]?.error).toBe('A whole number from 1950 to 2026.');
});

test('miles are taken as kilometres, and the field says so', () => {
  const input = new ToolInput(new URLSearchParams('mileage=93000 miles'));
  const mileage = input.number({ name: 'mileage', label: 'Mileage (km)', min: 0, max: 3_000_000 });
  expect(mileage).toBe(149_669);
  expect(input.form('Send').fields[0]).toMatchObject({
    value: '93000 miles',
    help: '93,000 miles are 149,669 km.',
  });
});

test.each([
  ['price=15000', 15_000],
  ['price=%E2%82%AC15,000', 15_000],
  ['price=15 000', 15_000],
  ['price=15000.40', 15_000],
  ['price=15k', 15_000],
])('%s is read as %d', (query, number) => {
  expect(read(query).number).toBe(number);
});

test.each([
  ['too little', 'price=499'],
  ['too much', 'price=100001'],
  ['no number', 'price=cheap'],
  ['a minus', 'price=-800'],
  ['nothing', 'price='],
])('%s is refused with a sentence, and stays as typed', (_, query) => {
  const { number, field, input } = read(query);
  expect(number).toBeNull();
  expect(field).toMatchObject({
    value: new URLSearchParams(query).get('price'),
    error: 'A whole number from 500 to 100,000.',
  });
  expect(input.isRefused).toBe(true);
});

test('what may be left out is null where it is, and undefined where it cannot be used', () => {
  const optional = (query: string) => new ToolInput(new URLSearchParams(query)).optionalNumber(price);
  expect([optional('price='), optional('price=700'), optional('price=x')]).toEqual([null, 700, undefined]);
});

function choose(query: string) {
  const input = new ToolInput(new URLSearchParams(query));
  const options = [
    { value: 'Petrol', label: 'Petrol' },
    { value: 'Diesel', label: 'Diesel' },
  ] as const;
  const value = input.choice({ name: 'x', label: 'X', options, usual: 'Petrol', elsewhere: ['Steam'] });
  return { value, error: input.form('Send').fields[0]?.error };
}

test('a choice is read however it is written, and is the usual one where nothing is chosen', () => {
  expect([choose('x=Diesel'), choose('x=diesel'), choose('')].map(({ value }) => value)).toEqual([
    'Diesel',
    'Diesel',
    'Petrol',
  ]);
});

test('a choice that is not offered is refused with a sentence', () => {
  expect(choose('x=boat').error).toBe('"boat" is not known here. Choose from the list.');
  expect(choose('x=steam')).toEqual({ value: 'Petrol', error: undefined });
});

test('what other tools of the page were asked is carried along', () => {
  const { input } = read('price=9000&monthly=200&saved=10');
  expect(input.form('Send').kept).toEqual([
    ['monthly', '200'],
    ['saved', '10'],
  ]);
});

test('a form is asked with any of its own fields, and not with those of its neighbours', () => {
  const isAsked = (query: string) => read(query).input.form('Send').isAsked;
  expect([isAsked(''), isAsked('price=900'), isAsked('monthly=300')]).toEqual([false, true, false]);
});
