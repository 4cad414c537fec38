import { expect, test } from 'vitest';
import { buildCountyPicker } from './build-county-picker.ts';
import { countyInDirection } from './county-in-direction.ts';

const counts = new Map([
  ['Cork', 64],
  ['Kerry', 1],
  ['Dublin', 120],
  ['Limerick', 9],
  ['Waterford', 8],
]);
const { counties } = buildCountyPicker(counts, 'Cork', (county) => `/dealers/ireland/${county}`);
const find = (name: string) => {
  const county = counties.find((each) => each.name === name);
  if (!county) throw new Error(name);
  return county;
};

test('a county shows its number of dealers and links to them', () => {
  expect(find('Cork')).toMatchObject({ label: 'Cork, 64 dealers', href: '/dealers/ireland/Cork' });
  expect(find('Kerry').label).toBe('Kerry, 1 dealer');
});

test('the county of the current page is marked', () => {
  expect(counties.filter(({ isCurrent }) => isCurrent).map(({ name }) => name)).toEqual(['Cork']);
});

test('a county without dealers is drawn without a link', () => {
  expect(find('Antrim')).toMatchObject({ href: null, shade: 0 });
});

test('more dealers make a county darker', () => {
  expect(['Kerry', 'Limerick', 'Cork', 'Dublin'].map((name) => find(name).shade)).toEqual([1, 2, 4, 4]);
});

test('an arrow key moves to the next county on that side that has dealers', () => {
  expect(countyInDirection(counties, find('Cork'), 'ArrowUp')?.name).toBe('Limerick');
  expect(countyInDirection(counties, find('Cork'), 'ArrowLeft')?.name).toBe('Kerry');
  expect(countyInDirection(counties, find('Cork'), 'ArrowRight')?.name).toBe('Waterford');
  expect(countyInDirection(counties, find('Cork'), 'ArrowDown')).toBeNull();
});
