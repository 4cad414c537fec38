import { expect, test } from 'vitest';
import { ToolInput } from './tool-input.ts';

const price = { name: 'price', label: 'Price', min: 500, max: 100_000, usual: 20_000 };

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

test.each([
  ['price=15000', 15_000],
  ['price=%E2%82%AC15,000', 15_000],
  ['price=15 000', 15_000],
])('%s is read as %d', (query, number) => {
  expect(read(query).number).toBe(number);
});

test.each([
  ['too little', 'price=499'],
  ['too much', 'price=100001'],
  ['no number', 'price=cheap'],
  ['a part of a euro', 'price=999.5'],
  ['a minus', 'price=-800'],
  ['nothing', 'price='],
])('%s is refused with a sentence, and stays as typed', (_, query) => {
  const { number, field, input } = read(query);
  expect(number).toBeNull();
  expect(field).toMatchObject({
    value: new URLSearchParams(query).get('price'),
    error: 'Give a whole number from 500 to 100,000.',
  });
  expect(input.isRefused).toBe(true);
});

test('what may be left out is null where it is, and undefined where it cannot be used', () => {
  const optional = (query: string) => new ToolInput(new URLSearchParams(query)).optionalNumber(price);
  expect([optional('price='), optional('price=700'), optional('price=x')]).toEqual([null, 700, undefined]);
});

test('a choice that is not offered is the usual one', () => {
  const options = [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
  ] as const;
  const choose = (query: string) =>
    new ToolInput(new URLSearchParams(query)).choice({ name: 'x', label: 'X', options, usual: 'a' });
  expect([choose('x=b'), choose('x=c'), choose('')]).toEqual(['b', 'a', 'a']);
});

test('what other tools of the page were asked is carried along', () => {
  const { input } = read('price=9000&monthly=200&saved=10');
  expect(input.form('Send').kept).toEqual([
    ['monthly', '200'],
    ['saved', '10'],
  ]);
});
