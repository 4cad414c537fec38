import type { AttributeDefinition, AttributeValue, SearchableAdvert } from '@forecourt/domain';

const enoughPictures = 10;
const enoughText = 600;

/**
 * Up to 15 points for what a buyer wants to know before a drive across the country. `statedShare` is the part of the
 * specification table that the advert fills.
 */
export function completenessPoints(advert: SearchableAdvert, statedShare: number): number {
  return (
    (6 * Math.min(advert.pictures.length, enoughPictures)) / enoughPictures +
    (3 * Math.min(advert.description.length, enoughText)) / enoughText +
    4 * statedShare +
    (advert.price === null ? 0 : 2)
  );
}

/** Which part of what the specification table shows an advert states, from 0 to 1. */
export function statedShare(
  attributes: readonly AttributeDefinition[],
  values: readonly (AttributeValue | null)[],
): number {
  let shown = 0;
  let stated = 0;
  for (let place = 0; place < attributes.length; place++) {
    if (attributes[place]?.spec === undefined) continue;
    shown++;
    if (values[place] !== null) stated++;
  }
  return shown === 0 ? 0 : stated / shown;
}
