import { expect, test } from 'vitest';
import { noZoom, pan, zoomAt } from './zoom.ts';

test('the point under the fingers stays there', () => {
  // Doubling moves a point 100 right of the middle to 200, so the middle must move 100 left.
  expect(zoomAt(noZoom, 2, { x: 100, y: 0 })).toEqual({ scale: 2, x: -100, y: 0 });
});

test('a picture is never smaller than its frame nor zoomed too far', () => {
  expect(zoomAt({ scale: 2, x: 40, y: 9 }, 0.4, { x: 0, y: 0 })).toEqual(noZoom);
  expect(zoomAt(noZoom, 40, { x: 0, y: 0 }).scale).toBe(5);
});

test('a zoomed picture always fills its frame', () => {
  expect(pan({ scale: 2, x: 0, y: 0 }, { x: 900, y: -900 }, { width: 400, height: 300 })).toEqual({
    scale: 2,
    x: 200,
    y: -150,
  });
});

test('a picture that is not zoomed does not move', () => {
  expect(pan(noZoom, { x: 50, y: 50 }, { width: 400, height: 300 })).toMatchObject({ x: 0, y: 0 });
});
