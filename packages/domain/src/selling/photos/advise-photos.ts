import { hashDistance, type PhotoLook } from './photo-look.ts';

/** Advice, never a bar: a photo of a dark interior may be the one that a buyer wants. */
const limits = { dark: 45, burntOut: 222, blurred: 60, same: 5 };

/** What would make each photo better, in the order of the photos; null where nothing needs to be said. */
export function advisePhotos(looks: readonly (PhotoLook | null)[]): (string | null)[] {
  return looks.map((look, index) => {
    if (!look) return null;
    const flaw = flawOf(look);
    // Photos that show little all look alike: only a copy counts there.
    const mostDifference = flaw ? 0 : limits.same;
    const earlier = looks
      .slice(0, index)
      .findIndex((other) => other !== null && hashDistance(other.hash, look.hash) <= mostDifference);
    return earlier === -1
      ? flaw
      : `Looks the same as photo ${earlier + 1}. Buyers want to see something new.`;
  });
}

/** Light first: a dark photo has no steep edges either. */
function flawOf({ light, sharpness }: PhotoLook): string | null {
  if (light < limits.dark) return 'Too dark to see much. Take it again in daylight, with the sun behind you.';
  if (light > limits.burntOut)
    return 'Burnt out by the light. Take it again in the shade or with the sun behind you.';
  return sharpness < limits.blurred ? 'Looks blurred. Wipe the lens, hold still and take it again.' : null;
}
