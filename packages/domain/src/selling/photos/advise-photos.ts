import { hashDistance, type PhotoLook } from './photo-look.ts';

/** Advice, never a bar: a photo of a dark interior may be the one that a buyer wants. */
const limits = { dark: 45, burntOut: 222, blurred: 60, same: 5 };

/** Of a photo of one colour, which says nothing about what is on it. */
const emptyHash = '0'.repeat(16);

/** What would make each photo better, in the order of the photos; null where nothing needs to be said. */
export function advisePhotos(looks: readonly (PhotoLook | null)[]): (string | null)[] {
  return looks.map((look, index) => {
    if (!look) return null;
    const { light, sharpness, hash } = look;
    // Light first: a dark photo has no steep edges either, and looks like every other dark one.
    if (light < limits.dark)
      return 'Too dark to see much. Take it again in daylight, with the sun behind you.';
    if (light > limits.burntOut)
      return 'Burnt out by the light. Take it again in the shade or with the sun behind you.';
    const isBlurred = sharpness < limits.blurred;
    // Of blurred photos, which look alike too, only a copy counts.
    const mostDifference = isBlurred ? 0 : limits.same;
    const earlier = looks
      .slice(0, index)
      .findIndex((other) => other !== null && hashDistance(other.hash, hash) <= mostDifference);
    if (earlier !== -1 && hash !== emptyHash)
      return `Looks the same as photo ${earlier + 1}. Buyers want to see something new.`;
    return isBlurred ? 'Looks blurred. Wipe the lens, hold still and take it again.' : null;
  });
}
