import { gzipSync } from 'node:zlib';
import { counties } from '@forecourt/domain';
import { countySheet, placeOnCountySheet } from '@forecourt/site';
import { expect, test } from 'vitest';
import { loadIsland } from '../island.ts';
import { buildCells } from './cells.ts';
import { type Point, prepareCoast, type Ring } from './coast.ts';
import { buildCountyShapes } from './county-shapes.ts';
import { drawCountySprite } from './county-sprite.ts';
import { cutCounties } from './cut-counties.ts';

const island = await loadIsland();
const { shapes, size } = buildCountyShapes(island);

/** In square kilometres, lakes included. */
// biome-ignore format: a table
const areas: Record<string, number> = {
  Antrim: 3086, Armagh: 1327, Carlow: 897, Cavan: 1932, Clare: 3450, Cork: 7500, Derry: 2118, Donegal: 4861, Down: 2490,
  Dublin: 922, Fermanagh: 1691, Galway: 6149, Kerry: 4807, Kildare: 1694, Kilkenny: 2073, Laois: 1720, Leitrim: 1590,
  Limerick: 2756, Longford: 1091, Louth: 826, Mayo: 5586, Meath: 2342, Monaghan: 1295, Offaly: 2001, Roscommon: 2548,
  Sligo: 1837, Tipperary: 4305, Tyrone: 3266, Waterford: 1857, Westmeath: 1840, Wexford: 2367, Wicklow: 2027,
};

test.each(counties.map(({ name, latitude }) => [name, latitude] as const))(
  '%s has about its real area',
  (name, latitude) => {
    const shape = shapes.find((each) => each.name === name);
    const drawn = ringsOf(shape?.path ?? '').reduce((sum, ring) => sum + areaOf(ring), 0);
    // Mercator enlarges the north of the island relative to its south.
    const share = (drawn * Math.cos((latitude * Math.PI) / 180) ** 2) / (areas[name] ?? 0);
    expect(share / unitOfAll()).toBeGreaterThan(0.85);
    expect(share / unitOfAll()).toBeLessThan(1.15);
  },
);

test('the drawing has the size that pages expect', () => {
  expect(size).toEqual([countySheet.width, countySheet.height]);
});

test('pages place a town where the shapes have it', () => {
  const { project } = prepareCoast(island);
  for (const town of [
    { latitude: 51.45, longitude: -9.82 },
    { latitude: 55.13, longitude: -6.67 },
  ]) {
    const { x, y } = placeOnCountySheet(town);
    expect(Math.hypot(x - project(town)[0], y - project(town)[1])).toBeLessThan(0.1);
  }
});

test('all shapes together are a small file', () => {
  expect(gzipSync(drawCountySprite(island)).length).toBeLessThan(8000);
});

test('land between two towns is divided half way, and the water between them belongs to neither', () => {
  const land: Ring = [
    [0, 0],
    [10, 0],
    [10, 4],
    [6, 4],
    [6, 2],
    [4, 2],
    [4, 4],
    [0, 4],
  ].map(([x = 0, y = 0]): Point => [x, y]);
  const cells = buildCells([
    { county: 'West', point: [1, 1] },
    { county: 'East', point: [9, 1] },
  ]);
  const cut = cutCounties([land], cells);
  expect([...cut.keys()].sort()).toEqual(['East', 'West']);
  for (const rings of cut.values()) {
    expect(rings).toHaveLength(1);
    // Half of forty, minus half of the bay of four.
    expect(areaOf(rings[0] ?? [])).toBeCloseTo(18);
  }
});

function unitOfAll(): number {
  const drawn = shapes.reduce((sum, { name, path }) => {
    const latitude = counties.find((county) => county.name === name)?.latitude ?? 53;
    const area = ringsOf(path).reduce((total, ring) => total + areaOf(ring), 0);
    return sum + area * Math.cos((latitude * Math.PI) / 180) ** 2;
  }, 0);
  return drawn / Object.values(areas).reduce((sum, area) => sum + area, 0);
}

function ringsOf(path: string): Ring[] {
  return path
    .split('z')
    .filter(Boolean)
    .map((ring) => {
      const [x = 0, y = 0, ...steps] = (ring.match(/-?\d+/g) ?? []).map(Number);
      const points: [number, number][] = [[x, y]];
      for (let at = 0; at < steps.length; at += 2) {
        const [lastX, lastY] = points.at(-1) ?? [0, 0];
        points.push([lastX + (steps[at] ?? 0), lastY + (steps[at + 1] ?? 0)]);
      }
      return points;
    });
}

function areaOf(ring: Ring): number {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}
