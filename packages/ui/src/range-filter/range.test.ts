import { describe, expect, test } from 'vitest';
import { indexOfEnd, insertStop, moveEnd, offeredStops, valueOfIndex } from './range.ts';

const stops = ['1000', '5000', '10000', '20000'].map((value) => ({ value }));

test('an open end is at its edge', () => {
  expect(indexOfEnd(stops, { from: '', to: '' }, 'from')).toBe(0);
  expect(indexOfEnd(stops, { from: '', to: '' }, 'to')).toBe(3);
});

test('an unknown end is at its edge', () => {
  expect(indexOfEnd(stops, { from: '1234', to: '' }, 'from')).toBe(0);
});

test('a thumb at its edge sets no limit', () => {
  expect(valueOfIndex(stops, 0, 'from')).toBe('');
  expect(valueOfIndex(stops, 3, 'to')).toBe('');
  expect(valueOfIndex(stops, 2, 'from')).toBe('10000');
});

describe('a scale that begins at zero', () => {
  const fromZero = [{ value: '0' }, ...stops];

  test('does not offer zero in a list, unless an address contains it', () => {
    expect(offeredStops(fromZero, '')).toEqual(stops);
    expect(offeredStops(fromZero, '0')).toEqual(fromZero);
  });

  test('lets no thumb set a maximum of zero', () => {
    expect(valueOfIndex(fromZero, 0, 'to')).toBe('1000');
    expect(valueOfIndex(fromZero, 0, 'from')).toBe('');
  });
});

test('an end that the other one passes opens', () => {
  expect(moveEnd(stops, { from: '', to: '5000' }, 'from', '10000')).toEqual({ from: '10000', to: '' });
  expect(moveEnd(stops, { from: '10000', to: '' }, 'to', '5000')).toEqual({ from: '', to: '5000' });
});

test('ends may meet', () => {
  expect(moveEnd(stops, { from: '', to: '5000' }, 'from', '5000')).toEqual({ from: '5000', to: '5000' });
});

describe('a value between two stops', () => {
  const scale = { stops, histogram: [40, 100, 7] };

  test('becomes a stop of its own, and its bar is split', () => {
    const wider = insertStop(scale, { value: '6000' });
    expect(wider.stops.map((stop) => stop.value)).toEqual(['1000', '5000', '6000', '10000', '20000']);
    expect(wider.histogram).toEqual([40, 20, 80, 7]);
  });

  test('is not added for an existing stop, or for an open end', () => {
    expect(insertStop(scale, { value: '5000' })).toBe(scale);
    expect(insertStop(scale, { value: '' })).toBe(scale);
  });

  test.each([
    ['500', [0, 40, 100, 7]],
    ['90000', [40, 100, 7, 0]],
  ])('beyond the ends, %s has no bar of its own', (value, histogram) => {
    expect(insertStop(scale, { value }).histogram).toEqual(histogram);
  });
});
