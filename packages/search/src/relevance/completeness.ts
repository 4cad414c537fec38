import type { AttributeValue, SearchableAdvert } from '@forecourt/domain';

const enoughPictures = 10;
const enoughText = 600;
/** A placeholder or a bait ranks like an advert that is three weeks older. */
const doubtedPricePoints = -20;

/**
 * Up to 15 points for what a buyer wants to know before a drive across the country. `statedShare` is the
 * share of the specification table that the advert fills.
 */
export function completenessPoints(advert: SearchableAdvert, statedShare: number): number {
  return (
    (6 * Math.min(advert.pictures.length, enoughPictures)) / enoughPictures +
    (3 * Math.min(advert.description.length, enoughText)) / enoughText +
    4 * statedShare +
    (advert.price === null ? 0 : 2) +
    (advert.doubted?.includes('price') ? doubtedPricePoints : 0)
  );
}

/**
 * The share, from 0 to 1, of the specification table's values that the advert states. This many of them are
 * filled in with what is usual rather than stated by the seller.
 */
export function statedShare(
  shown: readonly number[],
  values: readonly (AttributeValue | null)[],
  usual: number,
): number {
  let stated = -usual;
  for (let index = 0; index < shown.length; index++) if (values[shown[index] ?? 0] !== null) stated++;
  return shown.length === 0 ? 0 : stated / shown.length;
}
