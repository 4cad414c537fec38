import { expect, test } from 'vitest';
import { filterEquipment } from './filter-equipment.ts';

const groups = [
  { name: 'Comfort', items: ['Heated front seats', 'Push-button start'] },
  { name: 'Outside', items: ['Heated mirrors'] },
] as const;

const find = (text: string) => filterEquipment(groups, text).flatMap(({ items }) => items);

test('every word must match, in any order', () => {
  expect(find('seats heated')).toEqual(['Heated front seats']);
});

test('hyphens and capitals do not matter', () => {
  expect(find('pushbutton')).toEqual(['Push-button start']);
});

test('a group’s name matches all of it', () => {
  expect(find('outside')).toEqual(['Heated mirrors']);
});

test('no words keep everything', () => {
  expect(find('  ')).toHaveLength(3);
});

test('groups without a match are removed', () => {
  expect(filterEquipment(groups, 'tow bar')).toEqual([]);
});
