import { expect, test } from 'vitest';
import { findParts } from '../testing/find-parts.ts';

/** State, refs, effects and event handlers: the browser runs none of them in HTML that only the server renders. */
const needsBrowser =
  /\buse(State|Reducer|Optimistic|ActionState|Ref|Effect|LayoutEffect|SyncExternalStore)[(<]|\bref=|\bon[A-Z]\w*=/;

test.each([
  ['header', 'apps/web/app/shell/header/HeaderContent.tsx'],
  ['footer', 'apps/web/app/shell/footer/FooterContent.tsx'],
])('no part of the %s needs React in the browser', (_name, path) => {
  const parts = findParts(path);
  expect(parts.length).toBeGreaterThan(3);
  expect(parts.filter(({ code }) => needsBrowser.test(code)).map((part) => part.path)).toEqual([]);
});
