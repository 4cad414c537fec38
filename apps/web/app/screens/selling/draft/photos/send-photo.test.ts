import { expect, test } from 'vitest';
import { readAnswer } from './send-photo.ts';

const reason = 'That’s a lot of photos in an hour.';
const error = { kind: 'rate-limit', message: 'Too many requests.' };

test.each([
  ['a photo that cannot be read', 422, { reason }, { kind: 'refused', reason }],
  ['one photo too many in an hour', 429, { reason }, { kind: 'refused', reason }],
  ['one request too many in a second, sent again by itself', 429, { error }, { kind: 'lost' }],
  ['a request that is too large', 413, { error }, { kind: 'refused', reason: error.message }],
  ['an answer that is no JSON', 400, null, { kind: 'refused', reason: 'We couldn’t keep this photo.' }],
  ['a server that is away', 503, { error }, { kind: 'lost' }],
])('%s', (_name, status, body, expected) => {
  expect(readAnswer(status, body)).toEqual(expected);
});
