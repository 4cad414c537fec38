import { expect, test } from 'vitest';
import { findFailedId } from './failed-request.ts';

const failed = (name: string, description: string) => ({
  name: `https://site.example${name}`,
  serverTiming: [{ name: 'failed', description, duration: 0, toJSON: () => null }],
});

test('the page that failed last is named', () => {
  expect(findFailedId([failed('/a.data', '1'), failed('/b.data?c=d', '2')])).toBe('2');
});

test('what is no page is not', () => {
  expect(findFailedId([failed('/rest/1.0/stock', '1')])).toBeNull();
});

test('nor is one that came', () => {
  expect(findFailedId([{ name: 'https://site.example/a.data', serverTiming: [] }])).toBeNull();
});
