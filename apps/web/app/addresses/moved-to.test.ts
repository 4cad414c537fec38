import { expect, test } from 'vitest';
import { movedTo } from './moved-to.ts';

test('the query stays, fully percent-encoded', () => {
  const url = new URL('https://forecourt.example/old?q=a+b&r=%2B');
  const response = movedTo('/new', url);
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe('/new?q=a%20b&r=%2B');
});
