import { expect, it } from 'vitest';
import { matchesTag, strongTag, weakTag } from './entity-tag.ts';

const tag = weakTag('content');

it.each([tag, tag.slice(2), `"other", ${tag}`, '*'])('If-None-Match: %s matches', (header) => {
  expect(matchesTag(header, tag)).toBe(true);
});

it.each([undefined, '', '"other"', 'W/"other"'])('If-None-Match: %s does not match', (header) => {
  expect(matchesTag(header, tag)).toBe(false);
});

it('differs with the content', () => {
  expect(strongTag(Buffer.from('a'))).not.toBe(strongTag(Buffer.from('b')));
});
