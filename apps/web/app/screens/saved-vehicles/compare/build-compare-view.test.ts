import { exampleAdvert } from '@forecourt/domain/examples';
import { expect, test } from 'vitest';
import { buildCompareView, type CompareView } from './build-compare-view.ts';
import { compareEquipment } from './compare-equipment.ts';
import { markBest } from './mark-best.ts';

const other = {
  ...exampleAdvert,
  publicReference: 'bbbbbbbbbbbb',
  price: 12_000,
  vehicle: { ...exampleAdvert.vehicle, mileage: 45_000, transmission: 'Automatic' as const },
};
const view = buildCompareView([exampleAdvert, other], 'Car', {
  dealers: new Map(),
  ratings: ['Good price', null],
  yearlyCosts: [4200, 3900],
});
const nothingAround = { dealers: new Map(), ratings: [], yearlyCosts: [] };
const rowOf = ({ groups }: CompareView, key: string) =>
  groups.flatMap(({ rows }) => rows).find((row) => row.key === key);

test('a column leads to its advert', () => {
  expect(view.columns[0]?.href).toBe('/used-cars/skoda/octavia/fpa/0123456789ab');
});

test('what differs is marked, and what is the same is not', () => {
  expect(rowOf(view, 'mileage')?.isDifferent).toBe(true);
  expect(rowOf(view, 'fuel')?.isDifferent).toBe(false);
});

test('what only one seller states differs, and is empty for the other', () => {
  expect(rowOf(view, 'transmission')).toMatchObject({
    isDifferent: true,
    cells: [{ text: '' }, { text: 'Automatic' }],
  });
});

test('what no seller states has no row', () => {
  expect(rowOf(view, 'co2')).toBeUndefined();
});

test('the lowest price and mileage are told', () => {
  expect(rowOf(view, 'price')?.cells.map(({ best }) => best)).toEqual([null, 'Lowest']);
  expect(rowOf(view, 'mileage')?.cells.map(({ best }) => best)).toEqual([null, 'Lowest']);
});

test('the price rating and the yearly cost stand with the price', () => {
  expect(rowOf(view, 'rating')?.cells.map(({ text }) => text)).toEqual(['Good price', '']);
  expect(rowOf(view, 'yearly')?.cells).toEqual([
    { text: '€4,200', best: null },
    { text: '€3,900', best: 'Lowest' },
  ]);
});

test('make and model stand in the title, not in a row', () => {
  expect(rowOf(view, 'make')).toBeUndefined();
});

test('a price without VAT and one with it have no lowest', () => {
  const van = { ...other, vehicle: { ...other.vehicle, isPriceExVat: true } };
  const mixed = buildCompareView([exampleAdvert, van], 'Commercial', nothingAround);
  expect(rowOf(mixed, 'price')?.cells.map(({ best }) => best)).toEqual([null, null]);
});

test('two that are equal have no best', () => {
  expect(markBest([3, 3, 5], 'Lowest')).toEqual([null, null, null]);
  expect(markBest([3, null], 'Lowest')).toEqual([null, null]);
  expect(markBest([3, 5, null], 'Longest')).toEqual([null, 'Longest', null]);
});

test('equipment is told apart however it is spelt', () => {
  expect(
    compareEquipment([
      ['Air-conditioning', 'Tow bar'],
      ['air conditioning', 'Sunroof'],
    ]),
  ).toEqual({
    shared: ['Air-conditioning'],
    own: [['Tow bar'], ['Sunroof']],
  });
});
