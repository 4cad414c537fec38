import { exampleAdvert } from '@forecourt/domain/testing';
import { expect, test } from 'vitest';
import type { EarlierAdvert } from './earlier-advert.ts';
import { findMileageConflicts } from './mileage-conflicts.ts';

const other = (mileage: number | null, changes: Partial<EarlierAdvert> = {}): EarlierAdvert => ({
  ...exampleAdvert,
  publicReference: 'another',
  imageUrl: '',
  vehicle: { ...exampleAdvert.vehicle, mileage },
  ...changes,
});
const mileage = exampleAdvert.vehicle.mileage ?? 0;
const conflicts = (...others: EarlierAdvert[]) => findMileageConflicts(exampleAdvert, others);

test('a live advert with the same plate and another mileage contradicts', () => {
  const fewer = other(mileage - 40_000);
  expect(conflicts(fewer, other(mileage))).toEqual([fewer]);
});

test.each([
  ['itself', other(0, { publicReference: exampleAdvert.publicReference })],
  ['an ended advert', other(0, { status: 'ended' })],
  ['one that states no mileage', other(null)],
  ['one that rounds it', other(mileage + 2000)],
])('%s does not contradict', (_, each) => {
  expect(conflicts(each)).toEqual([]);
});

test('an advert that has ended or states no mileage contradicts nothing', () => {
  expect(findMileageConflicts({ ...exampleAdvert, status: 'ended' }, [other(0)])).toEqual([]);
  const unstated = { ...exampleAdvert, vehicle: { ...exampleAdvert.vehicle, mileage: null } };
  expect(findMileageConflicts(unstated, [other(0)])).toEqual([]);
});
