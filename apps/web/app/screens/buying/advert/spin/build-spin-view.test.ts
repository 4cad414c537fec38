import { exampleAdvert } from '@forecourt/domain/testing';
import { expect, test } from 'vitest';
import { buildSpinView } from './build-spin-view.ts';

const drawn = { ...exampleAdvert, hasSpin: true, pictures: ['drawing:three-quarter'] };

test('a drawn vehicle has a frame for every thirty degrees, each with its own text', () => {
  const frames = buildSpinView(drawn);
  expect(frames).toHaveLength(12);
  expect(new Set(frames.map(({ alt }) => alt)).size).toBe(12);
  expect(frames[3]).toMatchObject({
    src: expect.stringMatching(/^\/media\/adverts\/0123456789ab\/turn-3-[0-9a-z]{4}\/800$/),
    view: 'From the front',
    alt: '191 Škoda Octavia, from the front',
  });
});

test('a photographed one has none, whatever its seller says', () => {
  expect(buildSpinView({ ...drawn, pictures: ['photo:front.jpg'] })).toEqual([]);
  expect(buildSpinView({ ...drawn, hasSpin: false })).toEqual([]);
});
