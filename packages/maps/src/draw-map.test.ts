import { beforeAll, expect, test } from 'vitest';
import { drawMap, type MapDrawing } from './draw-map.ts';
import { type Island, loadIsland } from './island.ts';
import { measureLabel } from './labels/label-font.ts';

let island: Island;
beforeAll(async () => {
  island = await loadIsland();
});

const swords = { latitude: 53.4597, longitude: -6.2181 };

const draw = (changes: Partial<MapDrawing> = {}) =>
  drawMap(island, {
    centre: swords,
    pins: [{ ...swords, kind: 'point' }],
    spanKm: 60,
    size: [640, 400],
    title: 'Swords',
    ...changes,
  });

test('a map names the towns around', () => {
  const svg = draw();
  expect(svg).toContain('>Dublin<');
  expect(svg).not.toContain('>Galway<');
});

test('the pin is in the centre', () => {
  expect(draw()).toContain('<g transform="translate(320.0 200.0)">');
});

test('a town is shown as an area, an exact address as a pin', () => {
  expect(draw({ pins: [{ ...swords, kind: 'area' }] })).toContain('class="area"');
  expect(draw()).not.toContain('class="area"');
});

test('the scale is a round number of kilometres', () => {
  expect(draw()).toContain('>10 km<');
  expect(draw({ spanKm: 480 })).toContain('>100 km<');
});

test('the border is drawn where there is one', () => {
  const newry = { latitude: 54.1751, longitude: -6.3402 };
  expect(draw({ centre: newry })).toMatch(/class="border" d="M/);
  expect(draw({ centre: { latitude: 51.9, longitude: -8.47 } })).toContain('class="border" d=""');
});

test('counties are distinguished on a map that is wide enough', () => {
  expect(draw({ spanKm: 120 })).toMatch(/class="counties" clip-path="url\(#in-republic\)" d="M/);
  expect(draw({ spanKm: 60 })).not.toContain('clip-path');
});

test('a close map of a thinly populated area names its villages', () => {
  const connemara = { latitude: 53.5, longitude: -9.6 };
  expect(draw({ centre: connemara, pins: [], spanKm: 60 })).toContain('>Maam<');
  expect(draw({ centre: connemara, pins: [], spanKm: 120 })).not.toContain('>Maam<');
});

test('labels are in the site’s font and inside the frame', () => {
  const svg = draw({ spanKm: 30, size: [360, 300] });
  expect(svg).toContain('@font-face{font-family:Labels');
  const labels = [
    ...svg.matchAll(/class="name (\w+)" x="([\d.]+)" y="[\d.]+" text-anchor="(\w+)">([^<]+)</g),
  ];
  expect(labels.length).toBeGreaterThan(5);
  for (const [, kind, x, anchor, name = ''] of labels) {
    const width = measureLabel(name, kind === 'city' || kind === 'here' ? 15 : 13);
    const end = anchor === 'start' ? Number(x) + width : Number(x) - width;
    expect([name, end > 0 && end < 360]).toEqual([name, true]);
  }
});

test('labels cannot break out of the drawing', () => {
  expect(draw({ title: '<script>' })).toContain('<title>&lt;script&gt;</title>');
});

test('a map stays small enough to send with a page', () => {
  expect(draw({ spanKm: 480 }).length).toBeLessThan(60_000);
});
