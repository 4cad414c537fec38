import { slugify } from '@forecourt/domain';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from './routes.ts';

type Pattern = readonly string[];

/** Every pattern with and without its optional parts. */
function listPatterns(entries: readonly RouteConfigEntry[], parent: Pattern = []): Pattern[] {
  return entries.flatMap((entry) => {
    const segments = (entry.path ?? '').split('/').filter(Boolean);
    const longer = segments.reduce<Pattern[]>(
      (patterns, segment) => [
        ...(segment.endsWith('?') ? patterns : []),
        ...patterns.map((pattern) => [...pattern, segment.replace('?', '')]),
      ],
      [parent],
    );
    return entry.children ? longer.flatMap((each) => listPatterns(entry.children ?? [], each)) : longer;
  });
}

const isParameter = (segment: string) => segment.startsWith(':');
const canBothMatch = (a: Pattern, b: Pattern) =>
  a.length === b.length &&
  a.every((segment, index) => {
    const other = b[index] ?? '';
    return segment === other || isParameter(segment) || isParameter(other);
  });

/** Literal segments of one route in the position where another has a make or a model. */
function listAmbiguousWords(patterns: readonly Pattern[]): string[] {
  // A make directly under the root is only an alias of its listing, and every other page takes precedence.
  const named = patterns.filter(([first]) => first !== ':make');
  const words = named.flatMap((a) =>
    named
      .filter((b) => canBothMatch(a, b))
      .flatMap((b) =>
        b.filter((segment, index) => !isParameter(segment) && [':make', ':model'].includes(a[index] ?? '')),
      ),
  );
  return [...new Set(words)].sort();
}

const ambiguous = listAmbiguousWords(listPatterns(await routes));

test('some literal segments of the routes could be names', () => {
  expect(ambiguous).toContain('ireland');
});

test.each(ambiguous)('a make or a model called %s has an address that no other route matches', (word) => {
  expect(slugify(word)).not.toBe(word);
});
