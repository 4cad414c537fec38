import { expect, test } from 'vitest';
import { describeSaved } from './describe-saved.ts';

const none = { Car: 0, Commercial: 0, Bike: 0 };

test('the first car is one car, and the second makes two cars', () => {
  expect(describeSaved(none, { ...none, Car: 1 })).toBe('Saved, 1 car');
  expect(describeSaved({ ...none, Car: 1 }, { ...none, Car: 2 })).toBe('Saved, 2 cars');
});

test('the list that grew is announced', () => {
  expect(describeSaved({ ...none, Car: 4 }, { ...none, Car: 4, Bike: 1 })).toBe('Saved, 1 bike');
});

test('a list that became shorter is not announced', () => {
  expect(describeSaved({ ...none, Car: 2 }, { ...none, Car: 1 })).toBe('');
});
