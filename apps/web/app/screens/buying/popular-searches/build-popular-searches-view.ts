import {
  bodyPlural,
  type Channel,
  capitaliseFirst,
  channelPlural,
  formatSearch,
  groupDigits,
  listingPath,
  nameOfModel,
} from '@forecourt/domain';
import type { MakeOnSale } from '@forecourt/search';
import { buildFacets, type FacetValue } from '@forecourt/search';
import type { FoundAdverts } from '@forecourt/services';
import { buildPriceLinks } from './build-price-links.ts';
import { type CountedLink, mostFrequent } from './counted-link.ts';

/** A channel's current stock. */
export interface ChannelMarket {
  channel: Channel;
  found: Pick<FoundAdverts, 'total' | 'facets'>;
  makes: readonly MakeOnSale[];
}

export interface SearchGroup {
  title: string;
  links: CountedLink[];
  /** Two of its names do not fit side by side on a phone. */
  hasLongNames: boolean;
}

export interface ChannelSearches {
  /** Also the anchor that the top of the page links to. */
  id: string;
  heading: string;
  /** The whole channel. */
  all: CountedLink;
  groups: SearchGroup[];
}

const linksAGroup = 16;
const longName = 17;

/** Leaves out channels without stock, and groups without links. */
export function buildPopularSearchesView(markets: readonly ChannelMarket[]): ChannelSearches[] {
  return markets.filter(({ found }) => found.total > 0).map(buildChannel);
}

function buildChannel({ channel, found, makes }: ChannelMarket): ChannelSearches {
  const id = channelPlural(channel);
  const facets = buildFacets(found.facets, channel);
  const groups = [
    { title: 'Makes', links: facetLinks(facets.make, ({ label: make }) => listingPath({ channel, make })) },
    { title: 'Models', links: modelLinks(channel, makes) },
    {
      title: 'Body types',
      links: facetLinks(facets.body, filterHref(channel, 'body'), ({ label }) =>
        capitaliseFirst(bodyPlural(label)),
      ),
    },
    {
      title: 'Counties',
      links: facetLinks(facets.county, ({ label: county }) => listingPath({ channel, county })),
    },
    { title: 'Prices', links: priceLinks(channel, found) },
    { title: 'Fuels', links: choiceOf(facetLinks(facets.fuel, filterHref(channel, 'fuel'))) },
  ];
  return {
    id,
    heading: capitaliseFirst(id),
    all: { text: `All ${id}`, count: groupDigits(found.total), href: listingPath({ channel }) },
    groups: groups
      .filter(({ links }) => links.length > 0)
      .map((group) => ({ ...group, hasLongNames: group.links.some(({ text }) => text.length >= longName) })),
  };
}

/** Where everything runs on petrol, there is no fuel to choose. */
function choiceOf(links: CountedLink[]): CountedLink[] {
  return links.length > 1 ? links : [];
}

function facetLinks(
  values: readonly FacetValue[] | undefined,
  hrefOf: (value: FacetValue) => string,
  textOf: (value: FacetValue) => string = ({ label }) => label,
): CountedLink[] {
  return mostFrequent(values, linksAGroup).map((value) => ({
    text: textOf(value),
    count: groupDigits(value.count),
    href: hrefOf(value),
  }));
}

function filterHref(channel: Channel, key: 'body' | 'fuel'): (value: FacetValue) => string {
  return ({ value }) => formatSearch({ channel, filters: { [key]: { anyOf: [value] } } });
}

function modelLinks(channel: Channel, makes: readonly MakeOnSale[]): CountedLink[] {
  const models = makes.flatMap(({ make, models: ofMake }) =>
    ofMake.map(({ model, count }) => ({
      value: listingPath({ channel, make, model }),
      label: nameOfModel(make, model),
      count,
    })),
  );
  return facetLinks(models, ({ value }) => String(value));
}

function priceLinks(channel: Channel, { facets }: ChannelMarket['found']): CountedLink[] {
  return facets.price?.kind === 'buckets' ? buildPriceLinks(channel, facets.price.buckets) : [];
}
