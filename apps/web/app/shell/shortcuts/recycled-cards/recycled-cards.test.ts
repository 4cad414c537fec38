import { expect, test } from 'vitest';
import { findParts } from '../testing/find-parts.ts';

/** These key their state by the advert or its pictures, so a recycled card does not keep it. */
const careful = ['apps/web/app/parts/vehicle/HideMenu.tsx', 'packages/ui/src/picture-strip/PictureStrip.tsx'];

/** React's state, values that a ref holds, and the browser's own state of an open `<details>`. */
const keepsState = /\buse(State|Reducer|Optimistic|ActionState|Ref)[(<]|<details\b/;

test('no part of a recycled card keeps the state of the advert before', () => {
  const parts = findParts('apps/web/app/parts/vehicle/ResultCard.tsx');
  expect(parts.length).toBeGreaterThan(10);
  const withState = parts.filter(({ code }) => keepsState.test(code)).map(({ path }) => path);
  expect(withState.sort()).toEqual(careful);
});
