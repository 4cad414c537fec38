import { expect, test } from 'vitest';
import { mainChannel, noStock } from './stock-by-channel.ts';

test('a dealer with only bikes is shown by its bikes, and one without stock by cars', () => {
  expect(mainChannel({ ...noStock, Bike: 4 })).toBe('Bike');
  expect(mainChannel({ ...noStock, Car: 1, Bike: 4 })).toBe('Car');
  expect(mainChannel(noStock)).toBe('Car');
});
