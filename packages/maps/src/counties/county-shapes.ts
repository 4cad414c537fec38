import { counties, routingKeys, towns } from '@forecourt/domain';
import type { Island } from '../island.ts';
import { borderVillages } from './border-villages.ts';
import { buildCells, type Site } from './cells.ts';
import { prepareCoast, type Ring } from './coast.ts';
import { cutCounties } from './cut-counties.ts';

export interface CountyShape {
  name: string;
  slug: string;
  /** The `d` of an SVG path. */
  path: string;
}

export interface CountyShapes {
  size: readonly [width: number, height: number];
  shapes: readonly CountyShape[];
}

/**
 * The 32 counties as shapes. The coasts and the border across the island come from the atlas; the borders
 * between counties are approximate: no open atlas small enough has them, so each point belongs to the county
 * of the nearest town. That is right within a few kilometres, which is enough to recognise and choose a
 * county.
 */
export function buildCountyShapes(island: Pick<Island, 'republic' | 'north'>): CountyShapes {
  const coast = prepareCoast(island);
  const villages = Object.entries(borderVillages).flatMap(([county, list]) =>
    list.map(([, latitude, longitude]) => ({ county, latitude, longitude })),
  );
  const sites = [...villages, ...towns, ...routingKeys];
  const isNorthern = new Set(
    counties.filter(({ jurisdiction }) => jurisdiction === 'NI').map(({ name }) => name),
  );
  const outlines = new Map([
    ...cut(coast.republic, (county) => !isNorthern.has(county)),
    ...cut(coast.north, (county) => isNorthern.has(county)),
  ]);

  function cut(rings: readonly Ring[], isHere: (county: string) => boolean): Map<string, Ring[]> {
    const here = sites
      .filter(({ county }) => isHere(county))
      .map((site): Site => ({ county: site.county, point: coast.project(site) }));
    return cutCounties(rings, buildCells(here));
  }

  return {
    size: coast.size,
    shapes: counties.map(({ name, slug }) => ({
      name,
      slug,
      path: (outlines.get(name) ?? []).map(formatRing).join(''),
    })),
  };
}

/** In whole units, each point relative to the one before. */
function formatRing(ring: Ring): string {
  const [first = [0, 0], ...rest] = ring.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  let [x, y] = first;
  let path = `M${x} ${y}`;
  let isFirst = true;
  for (const [nextX, nextY] of rest) {
    const [dx, dy] = [nextX - x, nextY - y];
    if (dx === 0 && dy === 0) continue;
    path += `${isFirst ? 'l' : dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`;
    isFirst = false;
    [x, y] = [nextX, nextY];
  }
  return isFirst ? '' : `${path}z`;
}
