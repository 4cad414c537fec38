import { expect, test } from 'vitest';
import { buildVrtView } from './build-vrt-view.ts';

const view = (query: string, now = '2026-11-15T12:00:00Z') =>
  buildVrtView(new URLSearchParams(query), new Date(now));

function figures(query: string, now?: string): string[] {
  return view(query, now).parts.flatMap((part) =>
    part.kind === 'figures' ? part.figures.map(({ figure }) => figure) : [],
  );
}

test.each([
  ['a petrol car', 'fuel=other&omsp=30000&co2=131&nox=45', '€6,050'],
  ['a diesel', 'fuel=diesel&omsp=25000&co2=122&nox=60', '€4,688'],
  ['an old diesel', 'fuel=diesel&omsp=18000&co2=195&nox=300', '€12,230'],
  ['an electric car', 'fuel=electric&omsp=47000', '€1,790'],
  ['a motorcycle', 'kind=motorcycle&engine=599&age=0', '€949'],
])('%s pays VRT according to the law', (_, query, vrt) => {
  expect(figures(query)[0]).toBe(vrt);
});

test.each([
  ['great-britain', '€5,295'],
  ['great-britain&ukMade=yes', '€3,450'],
  ['northern-ireland', '€0'],
  ['northern-ireland&cleared=no', '€5,295'],
  ['eu', '€0'],
  ['eu&isNew=yes', '€3,450'],
  ['elsewhere', '€5,295'],
])('from %s duty and VAT on €15,000 come to %s', (from, added) => {
  expect(figures(`from=${from}&price=15000&transport=0`)[1]).toBe(added);
});

test('the duty on a van is a range, and so is the sum', () => {
  expect(figures('kind=van&from=great-britain&price=15000&transport=0').slice(1)).toEqual([
    '€5,295 to €7,509',
    expect.stringMatching(/^€[\d,]+ to €[\d,]+$/),
  ]);
  expect(figures('kind=van&from=great-britain&price=15000&transport=0&ukMade=yes')[1]).toBe('€3,450');
});

test('the headline states both ends of a range', () => {
  expect(view('kind=van&from=great-britain&price=15000&transport=0').headline).toMatch(
    /^€[\d,]+ to €[\d,]+ in total$/,
  );
});

test('it is compared with the price in Ireland', () => {
  const words = (query: string) =>
    view(query)
      .parts.flatMap((part) => (part.kind === 'words' ? part.words : []))
      .join(' ');
  expect(words('from=great-britain&price=15000&omsp=22000')).toContain('buying at home is cheaper');
  expect(words('from=eu&price=9000&omsp=22000')).toContain('less than the €22,000');
});

test('the relief for electric cars ends with 2026', () => {
  expect(figures('fuel=electric&omsp=40000', '2026-12-31T12:00:00Z')[0]).toBe('€0');
  expect(figures('fuel=electric&omsp=40000', '2027-01-01T12:00:00Z')[0]).toBe('€2,800');
});
