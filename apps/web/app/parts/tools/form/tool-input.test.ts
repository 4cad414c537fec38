import type { Questions } from '@forecourt/pricing';
import { expect, test } from 'vitest';
import { ToolInput } from './tool-input.ts';

const today = new Date('2026-11-15T12:00:00Z');
const price = { kind: 'number', label: 'Price', unit: '€', min: 500, max: 100_000, example: 20_000 } as const;

function ask<const Qs extends Questions>(questions: Qs, query: string) {
  const input = new ToolInput(new URLSearchParams(query), today);
  const asked = input.ask(questions);
  return { asked, form: input.form('Send'), fields: input.form('Send').fields, isRefused: input.isRefused };
}

function read(query: string) {
  const { asked, fields, isRefused } = ask({ price }, query);
  return { number: asked?.price ?? null, field: fields[0], isRefused };
}

test('an empty field shows the example, formatted for people', () => {
  expect(read('')).toMatchObject({
    number: 20_000,
    field: { label: 'Price (€)', value: '20,000', isChanged: false },
  });
});

const year = { kind: 'number', label: 'Year', min: 1950, max: 'this-year', example: 2019 } as const;

test('years and their bounds have no thousands separator', () => {
  expect(ask({ year }, '').fields[0]).toMatchObject({ value: '2019' });
  expect(ask({ year }, 'year=1800').fields[0]?.error).toBe('Enter a whole number from 1950 to 2026.');
});

test('miles are converted to kilometres, and the field says so', () => {
  const mileage = { kind: 'number', label: 'Mileage', unit: 'km', min: 0, max: 3_000_000 } as const;
  const { asked, fields } = ask({ mileage }, 'mileage=93000 miles');
  expect(asked?.mileage).toBe(149_669);
  expect(fields[0]).toMatchObject({ value: '93000 miles', help: '93,000 miles is 149,669 km.' });
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
  const { number, field, isRefused } = read(query);
  expect(number).toBeNull();
  expect(field).toMatchObject({
    value: new URLSearchParams(query).get('price'),
    error: 'Enter a whole number from 500 to 100,000.',
  });
  expect(isRefused).toBe(true);
});

test('an optional field that is empty is null', () => {
  const optional = (query: string) => ask({ price: { ...price, isOptional: true } }, query).asked;
  expect([optional('price='), optional('price=700'), optional('price=x')]).toEqual([
    { price: null },
    { price: 700 },
    null,
  ]);
});

test('a number may be offered as a list, and another one within the bounds is added to it', () => {
  const offered = [12, 24].map((value) => ({ value, label: `${value} months` }));
  const term = {
    kind: 'number',
    label: 'Term',
    unit: 'months',
    min: 12,
    max: 84,
    usual: 24,
    offered,
  } as const;
  const labels = (query: string) => {
    const [field] = ask({ term }, query).fields;
    return field?.kind === 'choice' ? [field.value, ...field.options.map(({ label }) => label)] : [];
  };
  expect(labels('')).toEqual(['24', '12 months', '24 months']);
  expect(labels('term=30')).toEqual(['30', '12 months', '24 months', '30 months']);
  expect(ask({ term }, 'term=90').fields[0]?.error).toBe('Enter a whole number from 12 to 84.');
});

const fuel = {
  kind: 'choice',
  label: 'Fuel',
  options: ['Petrol', 'Diesel', 'Steam'].map((value) => ({ value, label: value })),
  offers: () => ['Petrol', 'Diesel'],
  usual: 'Petrol',
} as const;

function choose(query: string) {
  const { asked, fields } = ask({ fuel }, query);
  return { value: asked?.fuel, error: fields[0]?.error };
}

test('a choice is read in any spelling, and falls back to the default', () => {
  expect([choose('fuel=Diesel'), choose('fuel=diesel'), choose('')].map(({ value }) => value)).toEqual([
    'Diesel',
    'Diesel',
    'Petrol',
  ]);
});

test('an unknown choice is refused with a sentence, and one that is not offered now is dropped', () => {
  expect(choose('fuel=boat').error).toBe('We don’t recognise "boat". Choose from the list.');
  expect(choose('fuel=steam')).toEqual({ value: 'Petrol', error: undefined });
});

test('a question that other answers rule out is not asked', () => {
  const engine = { ...price, when: ({ fuel: chosen }) => chosen === 'Diesel' } satisfies Questions[string];
  const names = (query: string) => ask({ fuel, engine }, query).fields.map(({ name }) => name);
  expect([names(''), names('fuel=diesel')]).toEqual([['fuel'], ['fuel', 'engine']]);
});

test('the parameters of the page’s other tools are kept', () => {
  expect(ask({ price }, 'price=9000&monthly=200&saved=10').form.kept).toEqual([
    ['monthly', '200'],
    ['saved', '10'],
  ]);
});

test('a form counts as asked by any of its own fields, and not by those of its neighbours', () => {
  const isAsked = (query: string) => ask({ price }, query).form.isAsked;
  expect([isAsked(''), isAsked('price=900'), isAsked('monthly=300')]).toEqual([false, true, false]);
});
