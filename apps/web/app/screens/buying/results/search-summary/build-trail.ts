import {
  capitaliseFirst,
  channelPlural,
  type Dealer,
  dealerDirectoryPath,
  dealerListingPath,
  listingPath,
  placeOfSearch,
  type SearchQuery,
} from '@forecourt/domain';
import { type BreadcrumbItem, buildBreadcrumbs } from '@forecourt/site';
import type { Names } from './build-chips.ts';

/** From the home page to this listing, one step for each part of its path. */
export function buildTrail(
  query: SearchQuery,
  { nameOfSlug }: Names,
  dealer: Dealer | null,
): BreadcrumbItem[] {
  const home = { text: 'Home', url: '/' };
  const { channel } = query;
  if (dealer) {
    const { county } = dealer.place;
    return buildBreadcrumbs([
      home,
      { text: 'Dealers', url: dealerDirectoryPath() },
      { text: `Co. ${county}`, url: dealerDirectoryPath({ county }) },
      { text: dealer.name, url: dealerListingPath(dealer, channel) },
    ]);
  }
  const { county, make, model, year } = placeOfSearch(query).place;
  const steps = [
    home,
    { text: `Used ${channelPlural(channel)}`, url: listingPath({ channel }) },
    county && { text: `Co. ${county}`, url: listingPath({ channel, county }) },
    make && {
      text: nameOfSlug('make', make) ?? capitaliseFirst(make),
      url: listingPath({ channel, county, make }),
    },
    make &&
      model && {
        text: nameOfSlug('model', model) ?? capitaliseFirst(model),
        url: listingPath({ channel, county, make, model }),
      },
    year && { text: String(year), url: listingPath({ channel, county, make, model, year }) },
  ];
  return buildBreadcrumbs(steps.filter((step) => typeof step === 'object' && step !== null));
}
