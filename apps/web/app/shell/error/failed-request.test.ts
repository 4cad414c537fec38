import { expect, test } from 'vitest';
import { findFailedId } from './failed-request.ts';

const failed = (name: string, description: string) => ({
  name: `https://site.example${name}`,
  serverTiming: [{ name: 'failed', description, duration: 0, toJSON: () => null }],
});

test('finds the page that failed last', () => {
  expect(findFailedId([failed('/a.data', '1'), failed('/b.data?c=d', '2')])).toBe('2');
});

test('ignores responses that are not pages', () => {
  expect(findFailedId([failed('/rest/1.0/stock', '1')])).toBeNull();
});

test('ignores pages that loaded', () => {
  expect(findFailedId([{ name: 'https://site.example/a.data', serverTiming: [] }])).toBeNull();
});
