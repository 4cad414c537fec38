import {
  type Advert,
  bodyPlural,
  capitaliseFirst,
  formatSearch,
  groupDigits,
  listingPath,
  pictureAddresses,
} from '@forecourt/domain';
import type { Facets } from '@forecourt/search';
import { imageAddress, imageHeight, srcSet } from '@forecourt/site';
import { type CountedLink, mostFrequent } from '../popular-searches/counted-link.ts';

export interface BodyLink extends CountedLink {
  imageUrl: string;
  imageSrcSet: string;
}

export interface BrowseView {
  makes: CountedLink[];
  bodies: BodyLink[];
}

const mostMakes = 12;
const mostBodies = 6;
/** Fewer than three are not a choice. */
const fewest = 3;
const pictureWidths = [304, 480] as const;

/** Cars by make and by body, with counts. A body is represented by a car that is for sale. */
export function buildBrowseView(facets: Facets, examples: readonly Advert[]): BrowseView {
  const makes = mostFrequent(facets.make, mostMakes).map(({ label, count }) => ({
    text: label,
    count: groupDigits(count),
    href: listingPath({ channel: 'Car', make: label }),
  }));
  const bodies = mostFrequent(facets.body, Number.POSITIVE_INFINITY)
    .flatMap(({ value, label, count }) => {
      const example = examples.find(({ vehicle }) => vehicle.body === label);
      const picture = example && pictureAddresses(example)[0];
      if (!picture) return [];
      return {
        text: capitaliseFirst(bodyPlural(label)),
        count: groupDigits(count),
        href: formatSearch({ channel: 'Car', filters: { body: { anyOf: [value] } } }),
        imageUrl: imageAddress(picture, 304, imageHeight(304, '3:2')),
        imageSrcSet: srcSet(picture, pictureWidths, '3:2'),
      };
    })
    .slice(0, mostBodies);
  return {
    makes: makes.length < fewest ? [] : makes,
    bodies: bodies.length < fewest ? [] : bodies,
  };
}
