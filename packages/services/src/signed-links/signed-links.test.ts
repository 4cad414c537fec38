import { signedLinks } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { createSignedLinks } from './signed-links.ts';

function openAt(start = Date.parse('2026-11-15T10:00:00Z')) {
  const clock = { now: start };
  return { clock, links: createSignedLinks('secret', () => clock.now) };
}

const tokenOf = (path: string) => path.split('/').at(-1) ?? '';

test('a link opens what it was made for', () => {
  const { links } = openAt();
  const path = links.path('answer-enquiry', 1234);
  expect(path).toMatch(/^\/enquiries\/answer\/[a-z0-9-]{30,45}$/);
  expect(links.open('answer-enquiry', tokenOf(path))).toEqual({ kind: 'good', id: 1234 });
});

test('a link to answer does not open a review', () => {
  const { links } = openAt();
  expect(links.open('write-review', tokenOf(links.path('answer-enquiry', 1)))).toEqual({ kind: 'forged' });
});

test('a link opens for some weeks and not a day longer', () => {
  const { clock, links } = openAt();
  const token = tokenOf(links.path('write-review', 1));
  clock.now += signedLinks['write-review'].days * 86_400_000;
  expect(links.open('write-review', token).kind).toBe('good');
  clock.now += 86_400_000;
  expect(links.open('write-review', token)).toEqual({ kind: 'expired' });
});

test('any change to a token makes it forged', () => {
  const { links } = openAt();
  const token = tokenOf(links.path('write-review', 1));
  for (let at = 0; at < token.length; at++) {
    const other = token[at] === '0' ? '1' : '0';
    const changed = token.slice(0, at) + other + token.slice(at + 1);
    expect(links.open('write-review', changed)).toEqual({ kind: 'forged' });
  }
});

test.each(['', 'w', 'w-1-2-', `${'x'.repeat(5000)}`, 'w-1-2-ÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄ'])(
  '%# is not a token',
  (token) => {
    expect(openAt().links.open('write-review', token)).toEqual({ kind: 'forged' });
  },
);

test('another site’s links do not open here', () => {
  const { links } = openAt();
  const token = tokenOf(createSignedLinks('other').path('write-review', 1));
  expect(links.open('write-review', token)).toEqual({ kind: 'forged' });
});
