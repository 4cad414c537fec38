import {
  type Advert,
  type AttributeCondition,
  isRange,
  type Range,
  type SearchQuery,
  searchableAttributesOf,
  withCondition,
} from '@forecourt/domain';

/** What a way out no longer asks for, as a span of numbers from which adverts have a distance. */
export interface Wish {
  /** Zero within the span; infinite if the advert does not state it. */
  distanceOf: (advert: Advert) => number;
  /** The way out, narrowed to adverts within ever larger distances. */
  rings: readonly SearchQuery[];
}

/** Enough doublings to get from a hundredth of a price to more than the price itself. */
const doublings = 8;

/** The first figure that a way out gives up; null if it gives up something else, such as a gearbox. */
export function findWish(asked: SearchQuery, way: SearchQuery): Wish | null {
  for (const attribute of searchableAttributesOf(asked.channel)) {
    const { key } = attribute;
    const span = spanOf(key, asked.filters?.[key]);
    if (!span || isSame(asked.filters?.[key], way.filters?.[key])) continue;
    const read = (advert: Advert) =>
      key === 'plate' ? plateYear(advert, attribute.read(advert)) : attribute.read(advert);
    return {
      distanceOf: (advert) => distance(span, read(advert)),
      rings: buildRings(way, key === 'plate' ? 'year' : key, span),
    };
  }
  return null;
}

/** Of several plates, from the first to the last: `192` is the second half of 2019. */
function spanOf(key: string, condition: AttributeCondition | undefined): Range | null {
  if (!condition) return null;
  if (key === 'plate' && 'anyOf' in condition) {
    const years = condition.anyOf.map((mark) => yearOfMark(String(mark)));
    return { from: Math.min(...years), to: Math.max(...years) };
  }
  return isRange(condition) ? condition : null;
}

function yearOfMark(mark: string): number {
  return 2000 + Number(mark.slice(0, 2)) + (mark.endsWith('2') ? 0.5 : 0);
}

function plateYear({ vehicle }: Advert, mark: unknown): number {
  return typeof mark === 'string' ? yearOfMark(mark) : vehicle.year;
}

function isSame(one: AttributeCondition | undefined, other: AttributeCondition | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function distance({ from = -Infinity, to = Infinity }: Range, value: unknown): number {
  if (typeof value !== 'number') return Number.POSITIVE_INFINITY;
  return Math.max(from - value, value - to, 0);
}

/** Years go one by one, other figures by a hundredth; what the way out itself asks still holds. */
function buildRings(way: SearchQuery, key: string, { from, to }: Range): SearchQuery[] {
  const kept = way.filters?.[key];
  if (kept && !isRange(kept)) return [];
  const step = key === 'year' ? 1 : Math.max(1, Math.ceil(Math.max(from ?? 0, to ?? 0) / 100));
  return Array.from({ length: doublings }, (_, doubling) => {
    const reach = step * 2 ** doubling;
    const start = greater(kept?.from, from === undefined ? undefined : Math.floor(from) - reach);
    const end = smaller(kept?.to, to === undefined ? undefined : Math.floor(to) + reach);
    return withCondition(way, key, {
      ...(start !== undefined && { from: start }),
      ...(end !== undefined && { to: end }),
    });
  });
}

function greater(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? (a ?? b) : Math.max(a, b);
}

function smaller(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? (a ?? b) : Math.min(a, b);
}
