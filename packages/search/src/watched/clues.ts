import {
  type AttributeValue,
  attributesIn,
  type Channel,
  channels,
  nameKey,
  type SearchableAdvert,
  type SearchableAttribute,
  type SearchQuery,
} from '@forecourt/domain';
import { squareAt, squaresWithin } from './map-squares.ts';

/**
 * Clues tell at a glance that adverts cannot meet a condition: a condition on values has one clue for each value, an
 * advert one for each value that it states. Without a clue in common the engine need not be asked. With one it decides.
 *
 *   Golf or Polo  →  model=golf, model=polo          a Focus in Cork  →  make=ford, model=focus, county=cork, …
 *
 * A circle has a clue for each square of the map that it reaches into.
 */
export class Clues {
  readonly #attributes: ReadonlyMap<Channel, readonly SearchableAttribute[]>;

  constructor(table: readonly SearchableAttribute[]) {
    this.#attributes = new Map(
      channels.map((channel) => [
        channel,
        attributesIn(table, channel).filter(({ filter }) => filter?.by === 'any-of'),
      ]),
    );
  }

  /** Null if the condition has to be asked in every case. */
  ofCondition({ channel, filters, near }: SearchQuery): readonly string[] | null {
    if (near?.radiusKm !== undefined) {
      return squaresWithin(near, near.radiusKm)?.map((square) => `${channel} ${square}`) ?? null;
    }
    for (const [key, condition] of Object.entries(filters ?? {})) {
      const attribute = this.#attributes.get(channel)?.find((each) => each.key === key);
      if (attribute && 'anyOf' in condition) return cluesOf(attribute, channel, condition.anyOf);
    }
    return null;
  }

  ofAdvert(advert: SearchableAdvert): string[] {
    const { channel, place } = advert;
    const clues = [`${channel} ${squareAt(place)}`];
    for (const attribute of this.#attributes.get(channel) ?? []) {
      clues.push(...cluesOf(attribute, channel, valuesOf(attribute.read(advert))));
    }
    return clues;
  }
}

/** The engine compares numbers as numbers, and names by their letters and digits. */
function cluesOf(
  { key, kind }: SearchableAttribute,
  channel: Channel,
  values: readonly (string | number | boolean)[],
): string[] {
  return values.map((value) => {
    const text = kind === 'number' ? String(Number(value)) : nameKey(String(value));
    return `${channel} ${key}=${text}`;
  });
}

function valuesOf(value: AttributeValue | null): readonly (string | number | boolean)[] {
  if (value === null) return [];
  return Array.isArray(value) ? value : [value as string | number | boolean];
}
