import { hashDistance, type PhotoLook } from './photo-look.ts';

/** Advice, never a bar: a photo of a dark interior may be the one that a buyer wants. */
const limits = { dark: 45, burntOut: 222, blurred: 60, same: 5 };

/** What would make each photo better, in the order of the photos; null where nothing needs to be said. */
export function advisePhotos(looks: readonly (PhotoLook | null)[]): (string | null)[] {
  return looks.map((look, index) => {
    if (!look) return null;
    const { light, sharpness, hash } = look;
    // Light first: a dark photo has no steep edges either.
    if (light < limits.dark)
      return 'Too dark to see much. Take it again in daylight, with the sun behind you.';
    if (light > limits.burntOut)
      return 'Burnt out by the light. Take it again in the shade or with the sun behind you.';
    if (sharpness < limits.blurred) return 'Looks blurred. Wipe the lens, hold still and take it again.';
    const earlier = looks
      .slice(0, index)
      .findIndex((other) => other !== null && hashDistance(other.hash, hash) <= limits.same);
    return earlier === -1
      ? null
      : `Looks the same as photo ${earlier + 1}. Buyers want to see something new.`;
  });
}
