import { type AttributeCondition, isRange, type SearchQuery } from '@forecourt/domain';
import { bucketFacets, facetColumns } from './flat-row.ts';
import type { PeerAnswer } from './peer.ts';

/** How a dialect expresses "all of these words". */
export type WordsTest = (words: string) => string;

export interface SqlPlan {
  /** All conditions. */
  where: string;
  /** The order of the page. */
  order: string;
  limit: string;
  /** Facets whose own filter is set, with all other conditions. */
  own: { column: string; where: string }[];
  /** The other facets. */
  rest: string[];
}

const orders: Record<string, string> = {
  relevance: 'listed DESC',
  newest: 'listed DESC',
  'price-asc': 'price ASC NULLS LAST',
  'price-desc': 'price DESC NULLS LAST',
  'monthly-asc': 'monthly ASC NULLS LAST',
  'year-desc': '"year" DESC',
  'mileage-asc': 'mileage ASC NULLS LAST',
};

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;
export const column = (name: string) => `"${name}"`;

export function planSql(query: SearchQuery, wordsTest: WordsTest): SqlPlan {
  const tests = new Map<string, string>();
  for (const [key, condition] of Object.entries(query.filters ?? {}))
    tests.set(key, attributeTest(key, condition));
  const { near } = query;
  let order = orders[query.sort ?? 'relevance'] ?? '';
  if (near) {
    const chord = chordTo(near);
    if (query.sort === 'distance') order = `${chord} ASC`;
    if (near.radiusKm !== undefined) tests.set('radius', radiusTest(near, near.radiusKm, chord));
  }
  if (query.words) tests.set('words', wordsTest(query.words));
  const columnOf = (key: string) => bucketFacets.find((facet) => facet.key === key)?.column ?? key;
  const allBut = (left: string) =>
    [...tests].flatMap(([key, test]) => (key === left ? [] : [test])).join(' AND ') || 'TRUE';
  const own = Object.keys(query.filters ?? {}).map((key) => ({ column: columnOf(key), where: allBut(key) }));
  const size = query.size ?? 30;
  return {
    where: allBut(''),
    order: `${order}, reference ASC`,
    limit: `LIMIT ${size} OFFSET ${((query.page ?? 1) - 1) * size}`,
    own: own.filter((facet) => facetColumns.includes(facet.column)),
    rest: facetColumns.filter(
      (name) =>
        !own.some((facet) => facet.column === name) &&
        (name !== 'model' || query.filters?.make !== undefined),
    ),
  };
}

function attributeTest(key: string, condition: AttributeCondition): string {
  if ('anyOf' in condition) {
    const values = condition.anyOf.map((value) => (typeof value === 'number' ? String(value) : quote(value)));
    return `${column(key)} IN (${values.join(', ')})`;
  }
  if (!isRange(condition)) throw new Error(`The benchmark does not ask by ${key}`);
  const ends: string[] = [];
  if (condition.from !== undefined) ends.push(`${column(key)} >= ${condition.from}`);
  if (condition.to !== undefined) ends.push(`${column(key)} <= ${condition.to}`);
  return ends.join(' AND ');
}

type Near = NonNullable<SearchQuery['near']>;

function chordTo({ latitude, longitude }: Near): string {
  const theta = (latitude * Math.PI) / 180;
  const phi = (longitude * Math.PI) / 180;
  const [x, y, z] = [Math.cos(theta) * Math.cos(phi), Math.cos(theta) * Math.sin(phi), Math.sin(theta)];
  return `((x - (${x})) * (x - (${x})) + (y - (${y})) * (y - (${y})) + (z - (${z})) * (z - (${z})))`;
}

/** A box that an index can use, then the distance itself. */
function radiusTest({ latitude, longitude }: Near, radiusKm: number, chord: string): string {
  const half = (radiusKm * 1000 + 0.5) / (2 * 6_371_008.8);
  const height = radiusKm / 111.1 + 0.01;
  const width = height / Math.cos(((Math.abs(latitude) + height) * Math.PI) / 180);
  return (
    `latitude BETWEEN ${latitude - height} AND ${latitude + height} AND ` +
    `longitude BETWEEN ${longitude - width} AND ${longitude + width} AND ${chord} < ${(2 * Math.sin(half)) ** 2}`
  );
}

/**
 * Rows of (facet, value, count), where the facet may also be `total`, or `page` with the position as the
 * count.
 */
export function readAnswer(rows: Iterable<{ facet: string; value: string | null; n: number }>): PeerAnswer {
  let total = 0;
  const page: [number, string][] = [];
  const facets: Record<string, Record<string, number>> = {};
  for (const { facet, value, n } of rows) {
    if (facet === 'total') total = Number(n);
    else if (facet === 'page') page.push([Number(n), value ?? '']);
    else if (value !== null) {
      const counts = facets[facet] ?? {};
      counts[value] = Number(n);
      facets[facet] = counts;
    }
  }
  return { total, page: page.sort((a, b) => a[0] - b[0]).map(([, reference]) => reference), facets };
}

/**
 * One statement that returns all of it. The dialects differ in how they group the facets without their own
 * filter.
 */
export function statement(plan: SqlPlan, groups: (plan: SqlPlan) => string): string {
  const page = `SELECT 'page' AS facet, reference AS value, row_number() OVER () AS n FROM (
    SELECT reference FROM advert WHERE ${plan.where} ORDER BY ${plan.order} ${plan.limit}) AS page`;
  const own = plan.own.map(
    ({ column: name, where }) =>
      `SELECT '${name}', CAST(${column(name)} AS TEXT), count(*) FROM advert WHERE ${where} GROUP BY ${column(name)}`,
  );
  return [page, groups(plan), ...own].join('\nUNION ALL\n');
}

/** One pass that groups by every facet at once. */
export function groupingSets({ rest, where }: SqlPlan): string {
  const names = rest.map(column);
  const which = rest.map((name) => `WHEN GROUPING(${column(name)}) = 0 THEN '${name}'`).join(' ');
  const value = rest
    .map((name) => `WHEN GROUPING(${column(name)}) = 0 THEN CAST(${column(name)} AS TEXT)`)
    .join(' ');
  return `SELECT CASE ${which} ELSE 'total' END, CASE ${value} END, count(*) FROM advert WHERE ${where}
    GROUP BY GROUPING SETS ((), ${names.map((name) => `(${name})`).join(', ')})`;
}
