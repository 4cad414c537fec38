import type { Fuel, Span } from '../taxonomy-types.ts';

/**
 * Makers whose badges name a class of power and not the litres. The engine behind a badge changed over the
 * years, so each gives a range of sizes, and the engines of the year decide.
 */
// biome-ignore format: one badge a line reads as a table
const badges: Readonly<Record<string, readonly (readonly [pattern: RegExp, fuel: 'Diesel' | 'Petrol', litres: Span])[]>> = {
  BMW: [
    [/(?<!\d)[1-8]?1[4-68] ?d\b/i, 'Diesel', [1.5, 2]],
    [/(?<!\d)[1-8]?2[0358] ?d\b/i, 'Diesel', [1.9, 2.1]],
    [/(?<!\d)[1-8]?(?:[345]0|35) ?d\b/i, 'Diesel', [2.9, 3]],
    [/(?<!\d)[1-8]?20 ?i\b/i, 'Petrol', [1.9, 2.2]],
    [/(?<!\d)[1-8]?40 ?i\b/i, 'Petrol', [3, 4]],
  ],
  'Mercedes-Benz': [
    [/(?<!\d)1[68]0 ?(?:d|cdi|bluetec)\b/i, 'Diesel', [1.4, 2.2]],
    [/(?<!\d)2[0125]0 ?(?:d|cdi|bluetec)\b/i, 'Diesel', [1.9, 2.2]],
    [/(?<!\d)(?:3[25]0|400) ?(?:d|cdi|bluetec)\b/i, 'Diesel', [2.6, 3.2]],
  ],
  Volvo: [
    [/(?<!\w)D2(?!\w)/, 'Diesel', [1.5, 2]],
    [/(?<!\w)D[34](?!\w)/, 'Diesel', [1.9, 2.1]],
  ],
};

/** The range of sizes of a badge's engine; null if there is no such badge. */
export function litresOfBadge(make: string, fuel: Fuel, version: string | null): Span | null {
  if (version === null) return null;
  const found = badges[make]?.find(([pattern, burnt]) => burnt === fuel && pattern.test(version));
  return found?.[2] ?? null;
}

/** The fuel that a badge names: a 320d burns diesel. */
export function fuelOfBadge(make: string, version: string | null): Fuel | null {
  if (version === null) return null;
  return badges[make]?.find(([pattern]) => pattern.test(version))?.[1] ?? null;
}
