import type { EntryContext } from 'react-router';
import { expect, test } from 'vitest';
import { withoutUnshownScreens } from './without-unshown-screens.ts';

/** The screens that are left of a page with these, when these of them show an error. */
function shownOf(ids: readonly string[], errors: object | null): string[] {
  const staticHandlerContext = { errors, matches: ids.map((id) => ({ route: { id } })) };
  const context = { staticHandlerContext } as unknown as EntryContext;
  return withoutUnshownScreens(context).staticHandlerContext.matches.map(({ route }) => route.id);
}

test('a page without an error has all its screens', () => {
  expect(shownOf(['root', 'results', 'make'], null)).toEqual(['root', 'results', 'make']);
});

test('an error takes the place of the screens below it', () => {
  expect(shownOf(['root', 'results', 'make'], { root: { status: 404 } })).toEqual(['root']);
});

test('an error that none of them shows takes none away', () => {
  expect(shownOf(['root', 'results'], { other: {} })).toEqual(['root', 'results']);
});
