import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { startAtError } from './start-at-error.ts';

const matching = 'let initialMatches = dataRouteMatcher.match(init.history.location);';

/** Runs the first words of the router, which say what it begins with. */
function begin(ids: readonly string[], errors: object | null): string[] {
  const matches = ids.map((id) => ({ route: { id } }));
  const run = new Function('dataRouteMatcher', 'init', `${startAtError(matching)} return initialMatches;`);
  const begun: typeof matches = run(
    { match: () => matches },
    { history: {}, hydrationData: { loaderData: {}, errors } },
  );
  return begun.map(({ route }) => route.id);
}

test('a page that came whole begins with all its screens', () => {
  expect(begin(['root', 'results', 'make'], null)).toEqual(['root', 'results', 'make']);
});

test('one that came with an error begins with those that are shown', () => {
  expect(begin(['root', 'results', 'make'], { root: { status: 404 } })).toEqual(['root']);
});

test('an error that none of them shows takes none away', () => {
  expect(begin(['root', 'results'], { other: {} })).toEqual(['root', 'results']);
});

test('the router is still written so that this finds something', () => {
  const file = '../../../node_modules/react-router/dist/production/lib/router/router.js';
  const code = readFileSync(resolve(import.meta.dirname, file), 'utf8');
  expect(startAtError(code)).not.toBe(code);
});
