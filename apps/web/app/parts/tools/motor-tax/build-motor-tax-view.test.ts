import { expect, test } from 'vitest';
import { buildMotorTaxView } from './build-motor-tax-view.ts';

const today = new Date('2026-11-15T12:00:00Z');
const view = (query: string) => buildMotorTaxView(new URLSearchParams(query), today);

function figures(query: string): string[] {
  return view(query).parts.flatMap((part) =>
    part.kind === 'figures' ? part.figures.map(({ figure }) => figure) : [],
  );
}

test.each([
  ['kind=car&year=2006&engine=1390', '€385'],
  ['kind=car&year=2016&co2=99', '€180'],
  ['kind=car&year=2018&co2=143', '€400'],
  ['kind=car&year=2022&co2=131', '€210'],
  ['kind=car&year=2023&electric=yes', '€120'],
  ['kind=goods&unladen=1900', '€333'],
  ['kind=goods&unladen=12500', '€900'],
  ['kind=goods-used-privately&engine=2298', '€994'],
  ['kind=motorcycle&year=2020&engine=689', '€88'],
  ['kind=car&year=1990', '€56'],
  ['kind=motor-caravan', '€102'],
  ['kind=bus&seats=16', '€154'],
])('%s pays %s', (query, annual) => {
  expect(figures(query)[0]).toBe(annual);
});

test('a car of early 2008 pays by engine or CO₂, whichever is less', () => {
  expect(figures('kind=car&year=2008&month=6&engine=2000&co2=150')[0]).toBe('€400');
  expect(figures('kind=car&year=2008&month=6&engine=1000&co2=150')[0]).toBe('€199');
  expect(figures('kind=car&year=2008&month=7&engine=1000&co2=150')[0]).toBe('€400');
});

test('shorter discs are listed where they are sold', () => {
  expect(figures('kind=car&year=2016&co2=99')).toEqual(['€180', '€99', '€50']);
  expect(figures('kind=motorcycle&year=2020&engine=689')).toEqual(['€88']);
});

test('without the CO₂ figure the whole range is shown, and no guess', () => {
  expect(figures('kind=car&year=2019&co2=')).toEqual(['€120 to €2,400']);
});

test('the engine of an older car is not guessed either', () => {
  expect(figures('kind=car&year=2005')).toEqual(['€199 to €1,809']);
});

test('a car of early 2008 without its CO₂ shows the maximum', () => {
  const [part] = view('kind=car&year=2008&month=3&engine=2000&co2=').parts;
  expect(part).toMatchObject({
    figures: [{ figure: 'At most €710', detail: 'The CO₂ figure may bring it down' }],
  });
});

test('a car that turns thirty this year is asked for its month, and is vintage after it', () => {
  expect(figures('kind=car&year=1996&month=10')[0]).toBe('€56');
  expect(figures('kind=car&year=1996&month=12&engine=1600')[0]).toBe('€514');
});

test.each(['goods', 'goods-used-privately', 'bus', 'motor-caravan'])('%s of 1990 is vintage', (kind) => {
  expect(figures(`kind=${kind}&year=1990`)[0]).toBe('€56');
});

test('a car since 2021 may have its CO₂ measured by the older test', () => {
  expect(figures('kind=car&year=2022&co2=131&cycle=NEDC')[0]).toBe('€280');
});

test('sources show their dates in words', () => {
  expect(view('kind=car&year=2019').explained?.sources).toEqual([
    {
      name: 'Motor tax rates, checked up to the budget for 2026',
      kind: 'set by law',
      date: '1 January 2021',
    },
  ]);
});

test('only what the law considers is asked', () => {
  const asked = (query: string) => view(query).form.fields.map(({ name }) => name);
  expect(asked('kind=car&year=2019')).toEqual(['kind', 'year', 'electric', 'co2']);
  expect(asked('kind=car&year=2004')).toEqual(['kind', 'year', 'electric', 'engine']);
  expect(asked('kind=car&year=2008')).toEqual(['kind', 'year', 'month', 'electric', 'co2', 'engine']);
  expect(asked('kind=car&year=2022')).toEqual(['kind', 'year', 'electric', 'co2', 'cycle']);
  expect(asked('kind=car&year=1990')).toEqual(['kind', 'year', 'electric']);
  expect(asked('kind=goods')).toEqual(['kind', 'year', 'unladen', 'electric']);
  expect(asked('kind=goods&year=2008')).toEqual(['kind', 'year', 'unladen', 'electric']);
});

test('the row of the answer is marked in its table, and every other table is available', () => {
  const tables = view('kind=car&year=2022&co2=131').parts.filter((part) => part.kind === 'table');
  expect(tables[0]?.rows.filter(({ isChosen }) => isChosen).map(({ cells }) => cells[0])).toEqual([
    '131 to 140 g/km',
  ]);
  expect(tables.length).toBe(6);
});

test('the initial example is labelled as one', () => {
  expect(view('')).toMatchObject({
    example: 'A 2019 car with 120 g/km of CO₂',
    headline: '€200 a year',
    summary: '€200 a year.',
    form: { isAsked: false },
  });
});
