import type { Place } from '@forecourt/domain';
import { parsePlace, type StatedPlace } from './parse-place.ts';

/**
 * A place from whatever of it can be read: where the whole names none, the parts are tried without the one that is wrong.
 * The problem says what was wrong with the whole.
 */
export function parsePlaceLeniently(stated: StatedPlace): { place: Place | null; problem: string | null } {
  const whole = parsePlace(stated);
  if (!('reason' in whole)) return { place: whole, problem: null };
  for (const part of [
    { ...stated, routingKey: null },
    { ...stated, county: null },
    { ...stated, county: null, routingKey: null },
    // A column called location may hold a county.
    { ...stated, county: stated.town, town: null, routingKey: null },
  ]) {
    const place = parsePlace(part);
    if (!('reason' in place)) {
      const isCountyAlone = stated.county === null && stated.routingKey === null;
      return { place, problem: isCountyAlone ? null : whole.reason };
    }
  }
  return { place: null, problem: whole.reason };
}
