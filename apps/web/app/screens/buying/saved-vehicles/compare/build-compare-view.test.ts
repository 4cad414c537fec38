import { exampleAdvert } from '@forecourt/domain/testing';
import { expect, test } from 'vitest';
import { buildCompareView, type CompareView } from './build-compare-view.ts';
import { buildComparedCost } from './build-offer-group.ts';
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
  ratings: [{ step: 'good', label: 'Good price', distance: '€900 under' }, null],
  yearlyCosts: [
    { running: 2200, depreciation: 2000 },
    { running: 2300, depreciation: 1600 },
  ],
});
const nothingAround = { dealers: new Map(), ratings: [], yearlyCosts: [] };
const rowOf = ({ groups }: CompareView, key: string) =>
  groups.flatMap(({ rows }) => rows).find((row) => row.key === key);

test('a column links to its advert', () => {
  expect(view.columns[0]?.href).toBe('/used-cars/skoda/octavia/fpa/0123456789ab');
});

test('differences are marked, and equal values are not', () => {
  expect(rowOf(view, 'mileage')?.isDifferent).toBe(true);
  expect(rowOf(view, 'fuel')?.isDifferent).toBe(false);
});

test('a value that only one seller states is a difference, and is empty for the other', () => {
  expect(rowOf(view, 'transmission')).toMatchObject({
    isDifferent: true,
    cells: [{ text: '' }, { text: 'Automatic' }],
  });
});

test('a value that no seller states has no row', () => {
  expect(rowOf(view, 'co2')).toBeUndefined();
});

test('the model’s usual value is distinguished from what its seller states', () => {
  const { groups } = buildCompareView([{ ...exampleAdvert, usual: ['fuel'] }, other], 'Car', nothingAround);
  const fuel = groups.flatMap(({ rows }) => rows).find(({ key }) => key === 'fuel');
  expect(fuel).toMatchObject({ isDifferent: false, cells: [{ isUsual: true }, { isUsual: false }] });
});

test('the lowest price and mileage are marked', () => {
  expect(rowOf(view, 'price')?.cells.map(({ best }) => best)).toEqual([null, 'Lowest']);
  expect(rowOf(view, 'mileage')?.cells.map(({ best }) => best)).toEqual([null, 'Lowest']);
});

test('the price rating and the yearly cost are grouped with the price', () => {
  expect(rowOf(view, 'rating')?.cells).toMatchObject([{ mark: { distance: '€900 under' } }, { text: '' }]);
  expect(rowOf(view, 'yearly')?.cells).toMatchObject([
    { text: '€4,200', best: null },
    { text: '€3,900', best: 'Lowest' },
  ]);
});

test('an advert without a rating says why, instead of "not stated"', () => {
  expect(rowOf(view, 'rating')?.cells[1]?.absence).toBe('Not rated: too few similar adverts');
  expect(rowOf(view, 'transmission')?.cells[0]?.absence).toBe('Not stated');
});

test('an electric car’s inapplicable rows say so, and the other way round', () => {
  const petrol = { ...other, vehicle: { ...other.vehicle, fuel: 'Petrol' as const, engineCc: 999 } };
  const electric = { ...other, vehicle: { ...other.vehicle, fuel: 'Electric' as const, rangeKm: 400 } };
  const mixed = buildCompareView([petrol, electric], 'Car', nothingAround);
  expect(rowOf(mixed, 'engineCc')?.cells[1]).toMatchObject({ text: '', absence: 'Does not apply' });
  expect(rowOf(mixed, 'rangeKm')?.cells[0]).toMatchObject({ text: '', absence: 'Does not apply' });
});

test('where depreciation is unknown for one, no yearly cost includes it', () => {
  const yearlyCosts = [
    { running: 2200, depreciation: 2000 },
    { running: 1900, depreciation: null },
  ];
  const mixed = buildCompareView([exampleAdvert, other], 'Car', { ...nothingAround, yearlyCosts });
  expect(rowOf(mixed, 'yearly')?.cells).toMatchObject([
    { text: '€2,200', best: null },
    { text: '€1,900', best: 'Lowest' },
  ]);
  expect(rowOf(mixed, 'yearly')?.label).toContain('without insurance and depreciation');
});

test('a cost with more than depreciation unknown is not compared', () => {
  const part = (name: 'energy' | 'depreciation' | 'motor-tax', amount: number | null) => ({
    part: name,
    label: name,
    amount,
  });
  expect(buildComparedCost({ parts: [part('motor-tax', 900), part('depreciation', null)] })).toEqual({
    running: 900,
    depreciation: null,
  });
  expect(buildComparedCost({ parts: [part('motor-tax', 900), part('energy', null)] })).toBeNull();
});

test('a price links to the seller, until the advert ends', () => {
  const ended = { ...other, status: 'ended' as const };
  const cells = rowOf(buildCompareView([exampleAdvert, ended], 'Car', nothingAround), 'price')?.cells;
  expect(cells?.map(({ link }) => link?.href)).toEqual([
    '/used-cars/skoda/octavia/fpa/0123456789ab?contact=email#contact',
    undefined,
  ]);
});

test('a town with the name of its county is shown once', () => {
  const town = (name: string) => ({ ...other, place: { ...other.place, town: name, county: 'Limerick' } });
  const places = buildCompareView([town('Limerick'), town('Adare')], 'Car', nothingAround);
  expect(rowOf(places, 'place')?.cells.map(({ text }) => text)).toEqual([
    'Co. Limerick',
    'Adare, Co. Limerick',
  ]);
});

test('make and model are in the title, not in a row', () => {
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

test('equipment is matched in any spelling', () => {
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
