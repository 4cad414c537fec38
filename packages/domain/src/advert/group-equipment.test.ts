import { expect, test } from 'vitest';
import { groupEquipment } from './group-equipment.ts';

const groupOf = (item: string) => groupEquipment([item])[0]?.name;

test.each([
  ['Heated front seats', 'Comfort'],
  ['Heated mirrors', 'Outside'],
  ['Auto-dimming mirror', 'Outside'],
  ['Wireless phone charging', 'Sound and phone'],
  ['Type 2 charging cable', 'Charging'],
  ['Reversing camera', 'Safety and driver aids'],
  ['Adaptive cruise control', 'Comfort'],
  ['Lane keeping assist', 'Safety and driver aids'],
  ['Ply lining', 'Practical'],
  ['LED headlights', 'Outside'],
  ['Alloy wheels', 'Outside'],
  ['Leather steering wheel', 'Comfort'],
  ['One careful owner', 'Other'],
])('%s belongs to %s', (item, group) => {
  expect(groupOf(item)).toBe(group);
});

test('groups have a fixed order, whatever the seller wrote first', () => {
  expect(groupEquipment(['Bluetooth', 'Cup holder', 'ABS']).map(({ name }) => name)).toEqual([
    'Safety and driver aids',
    'Sound and phone',
    'Other',
  ]);
});

test('duplicates are shown once', () => {
  expect(groupEquipment(['ABS', 'ABS'])).toEqual([{ name: 'Safety and driver aids', items: ['ABS'] }]);
});

test('empty equipment gives no groups', () => {
  expect(groupEquipment(null)).toEqual([]);
});
