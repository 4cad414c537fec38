import {
  capitaliseFirst,
  channelPlural,
  type ListingPlace,
  listingPath,
  placeOfSearch,
  type SearchQuery,
} from '@forecourt/domain';
import type { BucketCount, Facets, FacetValue } from '@forecourt/search';
import type { SeoLinks, SeoTab } from '@forecourt/site';
import type { Counted } from '../filters/filter-words.ts';
import type { Names } from '../search-summary/build-chips.ts';

const mostLinks = 36;

/** Links to neighbouring listings, only to those with stock. */
export function buildSeoLinks(
  query: SearchQuery,
  { models, histograms }: Pick<Counted, 'models' | 'histograms'>,
  facets: Facets,
  { nameOfSlug }: Names,
): SeoLinks | null {
  const { place } = placeOfSearch(query);
  const { channel, county, make, model } = place;
  const plural = channelPlural(channel);
  const makeName = make ? (nameOfSlug('make', make) ?? make) : null;
  const modelName = model ? (nameOfSlug('model', model) ?? model) : null;
  const where = county ? ` in ${county}` : '';
  const what = [makeName, modelName].filter(Boolean).join(' ') || capitaliseFirst(plural);
  const tabs: Omit<SeoTab, 'isSelected'>[] = [
    {
      title: 'Models',
      links: make
        ? byCount(models).map(({ model: name }) => ({
            text: `${makeName} ${name}${where}`,
            href: listingPath({ channel, county, make, model: name }),
          }))
        : [],
    },
    {
      title: 'Makes',
      links: facetLinks(facets.make, (label) => ({
        text: `${label}${where}`,
        place: { channel, county, make: label },
      })),
    },
    {
      title: 'Counties',
      links: facetLinks(facets.county, (label) => ({
        text: `${what} in ${label}`,
        place: { channel, county: label, make, model },
      })),
    },
  ];
  const filled = tabs.filter(({ links }) => links.length > 1);
  const years = model ? yearLinks(place, `${makeName} ${modelName}`, histograms.year) : [];
  // Even a single year is worth its link: nothing else links to that page.
  if (years.length > 0) filled.unshift({ title: 'Years', links: years });
  if (filled.length === 0) return null;
  return {
    title: `More ${plural} for sale`,
    subTitle: 'Each of these has something for sale now.',
    tabs: filled.map((tab, index) => ({ ...tab, isSelected: index === 0 })),
  };
}

function byCount<T extends { count: number }>(list: readonly T[]): T[] {
  return list
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, mostLinks);
}

function yearLinks(place: ListingPlace, name: string, years: readonly BucketCount[] = []) {
  return years
    .filter(({ from, to, count }) => count > 0 && to === from + 1)
    .toReversed()
    .map(({ from: year }) => ({ text: `${year} ${name}`, href: listingPath({ ...place, year }) }));
}

function facetLinks(
  facet: readonly FacetValue[] | undefined,
  linkOf: (label: string) => { text: string; place: ListingPlace },
) {
  return byCount(facet ?? [])
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'))
    .map(({ label }) => {
      const { text, place } = linkOf(label);
      return { text, href: listingPath(place) };
    });
}
