import { parseSearch } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { describeProblem } from './describe-problem.ts';

function describeAll(address: string): string[] {
  const { problems } = parseSearch('Car', new URLSearchParams(address));
  const nameOfSlug = (_: string, slug: string) => (slug === 'bmw' ? 'BMW' : undefined);
  return problems.map((problem) => describeProblem(problem, 'Car', nameOfSlug));
}

test.each([
  ['minYear=abc', 'We left out the year “abc”.'],
  ['maxPrice=cheap', 'We left out the price “cheap”.'],
  ['fuel=water', 'We left out the fuel “water”.'],
  ['near=Atlantis', 'We left out the place “Atlantis”.'],
  ['near=Malow', 'We left out the place “Malow”. Did you mean Mallow?'],
  ['sort=colour', 'We left out the order “colour”.'],
  ['sort=Distance', 'We left out the order “Distance”. Add a place to measure from.'],
  ['minYear=2020&maxYear=2018', 'We swapped the ends of the year range: “from” was above “to”.'],
  ['make=bmw&notMake=bmw', 'We kept the make “BMW”, which you both chose and left out.'],
  ['model=santa-fe&notModel=santa-fe', 'We kept the model “Santa Fe”, which you both chose and left out.'],
  ['q=golf&notWords=golf', 'We kept the word “golf”, which you both chose and left out.'],
  ['minPrice=1000&minPrice=9000', 'There were several values for price. We used the last, “9000”.'],
  ['radius=50', 'We left out the distance “50”. Add a place to measure from.'],
  ['near=cork&radius=900', 'We left out the distance “900”.'],
  ['feature=tow-bar&notFeature=towbar', 'We kept the features “Tow bar”, which you both chose and left out.'],
  ['video=no', 'We left out the video or 360° view “no”.'],
])('%s: %s', (address, sentence) => {
  expect(describeAll(address)).toEqual([sentence]);
});

test('a long value is cut', () => {
  expect(describeAll(`minYear=${'x'.repeat(200)}`)).toEqual([`We left out the year “${'x'.repeat(40)}…”.`]);
});
