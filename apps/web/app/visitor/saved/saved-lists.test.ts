import { exampleAdvert } from '@forecourt/domain/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSaved, putBack, saveAll, savedLists, toggleSaved } from './saved-lists.ts';
import { savedVehicleOfAdvert } from './saved-vehicle-of-advert.ts';

const octavia = savedVehicleOfAdvert(exampleAdvert);
const vehicles = (count: number) =>
  Array.from({ length: count }, (_, number) => ({
    ...octavia,
    publicReference: String(number).padStart(12, '0'),
  }));
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a heart saves, and pressed again removes', () => {
  expect(toggleSaved('Car', octavia)).toBe('saved');
  expect(JSON.parse(kept.get('savedCar') ?? '')).toEqual([octavia]);
  expect(toggleSaved('Car', octavia)).toBe('unsaved');
  expect(kept.get('savedCar')).toBe('[]');
});

test('the thirty-first is refused silently', () => {
  saveAll('Bike', vehicles(30));
  expect(toggleSaved('Bike', octavia)).toBeNull();
  expect(savedLists.Bike.read()).toHaveLength(30);
});

test('a list that is too long is saved as far as there is room', () => {
  saveAll('Commercial', [octavia]);
  saveAll('Commercial', vehicles(40));
  expect(savedLists.Commercial.read()).toHaveLength(30);
});

test('a removed vehicle returns to its position', () => {
  const three = vehicles(3);
  saveAll('Car', three);
  forgetSaved('Car', three[1]?.publicReference ?? '');
  expect(savedLists.Car.read()).toHaveLength(2);
  if (three[1]) putBack('Car', three[1], 1);
  expect(savedLists.Car.read()).toEqual(three);
});

test('a saved vehicle keeps the price of the day it was saved', () => {
  expect(octavia).toMatchObject({ price: 14_950, status: 'live', title: '191 Škoda Octavia' });
});
