import { counties, towns } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { buildTownMap, mapWidth } from './build-town-map.ts';

const noun = { one: 'car', many: 'cars' };

function draw(county: string, countOf: (name: string) => number) {
  const counted = towns
    .filter((town) => town.county === county)
    .map((town) => ({ ...town, count: countOf(town.name), href: `/near/${town.slug}` }));
  return buildTownMap({ name: county, slug: county.toLowerCase() }, counted, noun);
}

test.each(counties.map(({ name }) => name))('every town of %s is on its map', (county) => {
  const { towns: dots, height } = draw(county, () => 1);
  expect(dots.length).toBeGreaterThan(0);
  for (const { east, south, radius } of dots) {
    expect(Math.min(east, mapWidth - east, south, height - south)).toBeGreaterThan(radius);
  }
});

test('the more a town has, the larger its dot', () => {
  const { towns: dots } = draw('Cork', (name) => (name === 'Cork' ? 100 : name === 'Mallow' ? 25 : 1));
  const radiusOf = (name: string) => dots.find((dot) => dot.name === name)?.radius;
  expect(['Cork', 'Mallow', 'Cobh'].map(radiusOf)).toEqual([16, 11, 7]);
});

test('a town without any is not on it, and one is counted in the singular', () => {
  const { towns: dots } = draw('Cork', (name) => Number(name === 'Cobh'));
  expect(dots.map(({ label }) => label)).toEqual(['Cobh, 1 car']);
});
