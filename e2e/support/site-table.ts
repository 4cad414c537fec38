import {
  advertInSearchPath,
  channelPlural,
  channels,
  dealerDirectoryPath,
  dealerListingPath,
  dealerMapPath,
  listingPath,
  pathSegment,
  searchMapPath,
  searchPath,
  storePath,
} from '@forecourt/domain';
import { countySegment } from '@forecourt/domain/testing';
import { askPage } from '@forecourt/site';
import type { ExampleAdvert, MarketExamples } from './market-examples.ts';

/** A promised address, and what its page tells search engines. */
export interface PromisedPage {
  /** Pages of one kind come from one screen. */
  kind: string;
  path: string;
  /** Defaults to the address itself. */
  canonical?: string;
  /** Null if either would be right. */
  robots?: 'noindex, follow' | 'noindex' | null;
  /** Reached by a form or from old links; every other page is linked from another. */
  isUnlinked?: true;
}

const contentPages = [
  ...['electric-cars', 'electric-vehicle-charging', 'classic-cars', 'hybrid-cars', 'display-adverts'],
  ...['display-adverts/high-impact-prelaunch', 'display-adverts/insearch-product-suite', 'display-ads'],
  ...['driver-tips', 'car-servicing', 'commercial-vehicles', 'family-cars', 'car-seats', 'car-safety'],
  ...['learner-drivers', 'roadtrips', 'our-partners', 'car-finance', 'car-insurance', 'dealer-info'],
  ...[
    'contact-us',
    'careers',
    'car-valuation',
    'security',
    'vehicle-check',
    'sell-my-car',
    askPage.path.slice(1),
  ],
  ...['running-costs', 'motor-tax', 'vrt', 'ev-calculator'],
  ...['terms-and-conditions', 'terms-and-conditions/privacy-policy', 'terms-and-conditions/cookie-policy'],
  'terms-and-conditions/accessibility',
];

/** Every address of the product once, with names from the running market as parameters. */
export function buildPromisedPages(examples: MarketExamples): PromisedPage[] {
  const adverts = channels.map((channel) => examples.adverts[channel]);
  const { Car: car } = examples.adverts;
  return [
    { kind: 'home', path: '/' },
    ...adverts.flatMap(listingsOf),
    ...channels.map((channel) => ({
      kind: 'results map',
      path: searchMapPath(channel),
      robots: 'noindex, follow' as const,
    })),
    ...rootTails(car),
    ...adverts.flatMap(advertPages),
    ...adverts.flatMap(dealerPages),
    ...directoryPages(car),
    { kind: 'store', path: storePath(examples.store) },
    { kind: 'new cars', path: '/new-cars' },
    { kind: 'new cars', path: '/cars', canonical: '/new-cars' },
    { kind: 'popular new cars', path: '/cars-ireland' },
    // A make with no new car in stock says so, and is not worth indexing.
    { kind: 'new make', path: '/cars/bmw', robots: null },
    { kind: 'new model', path: '/cars/bmw/bmw-hybrid', robots: null },
    { kind: 'new model', path: '/cars/bmw/bmw-electric', robots: null },
    { kind: 'saved vehicles', path: '/saved-vehicles', robots: 'noindex' },
    { kind: 'preferences centre', path: '/preferences-centre', robots: 'noindex' },
    { kind: 'content hub', path: '/content' },
    ...['/car-reviews', '/used-car-guides', '/motoring-advice', '/articles', '/news'].map((path) => ({
      kind: 'reviews',
      path,
    })),
    // Some of every kind: reviews, guides, advice, articles, news, tips, modules, road trips, questions.
    ...examples.articles.map((path) => ({ kind: 'article', path })),
    ...contentPages.map((path) => ({ kind: 'page', path: `/${path}` })),
    { kind: 'feed checker', path: '/dealer-info/feed-checker' },
    { kind: 'popular searches', path: '/popular-searches' },
    { kind: 'sitemap', path: '/sitemap' },
  ];
}

/** Both bases of a channel with all their path variants. */
function listingsOf({ channel, county, make, model, year }: ExampleAdvert): PromisedPage[] {
  const tails = [{}, { make }, { make, model }, { make, model, year }];
  const places = [...tails, ...tails.map((tail) => ({ ...tail, county }))];
  const everywhere = { channel };
  return [
    ...places.flatMap((place) => {
      const canonical = listingPath({ channel, ...place });
      return [
        { kind: 'listing', path: canonical },
        {
          kind: 'listing',
          path: searchPath({ channel, ...place }),
          canonical,
          robots: 'noindex, follow' as const,
        },
      ];
    }),
    { kind: 'listing', path: `${listingPath(everywhere)}/ireland`, canonical: listingPath(everywhere) },
    {
      kind: 'listing',
      path: `${searchPath(everywhere)}/ireland`,
      canonical: listingPath(everywhere),
      robots: 'noindex, follow',
    },
  ];
}

/** A make directly under the root is the same listing as under `/used-cars`. */
function rootTails({ channel, make, model, year }: ExampleAdvert): PromisedPage[] {
  return [{ make }, { make, model }, { make, model, year }].map((tail) => {
    const canonical = listingPath({ channel, ...tail });
    return { kind: 'listing', path: canonical.replace(/^\/used-cars/, ''), canonical };
  });
}

function advertPages({ channel, href, publicReference }: ExampleAdvert): PromisedPage[] {
  return [
    { kind: 'advert', path: href },
    {
      kind: 'advert',
      path: advertInSearchPath(channel, publicReference),
      canonical: href,
      robots: 'noindex, follow',
    },
  ];
}

function dealerPages({ channel, dealer }: ExampleAdvert): PromisedPage[] {
  const located = { id: dealer.id, place: { county: dealer.county } };
  return [
    { kind: 'dealer listing', path: dealerListingPath(located, channel) },
    { kind: 'dealer map', path: dealerMapPath(located, channel), robots: null },
  ];
}

function directoryPages({ make, dealer }: ExampleAdvert): PromisedPage[] {
  const { name, county } = dealer;
  const searches = [
    {},
    { name },
    { name, make },
    { name, county },
    { name, make, county },
    { make },
    { county },
    { make, county },
  ];
  return [
    ...searches.map((search) => ({
      kind: 'dealer directory',
      path: dealerDirectoryPath(search),
      ...('name' in search ? { robots: null, isUnlinked: true as const } : {}),
    })),
    { kind: 'dealer directory', path: '/dealers/make' },
    { kind: 'dealer directory', path: '/dealers/ireland' },
  ];
}

export interface PromisedRedirect {
  from: string;
  to: string;
}

/** Every address that has moved permanently. */
export function buildPromisedRedirects({ adverts, store }: MarketExamples): PromisedRedirect[] {
  const { make, dealer, href, publicReference, model } = adverts.Car;
  const directory = directoryPages(adverts.Car).map(({ path }) => path);
  const { id, county } = dealer;
  return [
    { from: '/commercials', to: '/commercials/used' },
    { from: '/bikes', to: '/bikes/used' },
    { from: '/bmw-hybrid', to: '/cars/bmw/bmw-hybrid' },
    { from: '/bmw-electric', to: '/cars/bmw/bmw-electric' },
    { from: '/high-impact-prelaunch', to: '/display-adverts/high-impact-prelaunch' },
    { from: '/insearch-product-suite', to: '/display-adverts/insearch-product-suite' },
    { from: '/vehiclecheck', to: '/vehicle-check' },
    ...[...directory, `/dealers/ireland/${county}/${id}`, `/dealers/ireland/${county}/${id}/map`].map(
      (to) => ({
        from: to.replace(/^\/dealers/, '/car-dealers'),
        to,
      }),
    ),
    { from: `/used-cars/some-make/some-model/fpa/${publicReference}`, to: href },
    { from: `/bikes/used/some-make/some-model/fpa/${publicReference}`, to: href },
    { from: `/commercials/search/${publicReference}/advert`, to: `/search/${publicReference}/advert` },
    { from: `/stores/some-dealer/${store.id}`, to: storePath(store) },
    { from: `/dealers/ireland/${otherCounty(county)}/${id}`, to: `/dealers/ireland/${county}/${id}` },
    {
      from: `/used-cars/${pathSegment(make).toUpperCase()}/${pathSegment(model)}`,
      to: listingPath({ channel: 'Car', make, model }),
    },
    { from: `/used-cars/ireland/co-${county}`, to: `/used-cars/ireland/${county}` },
    { from: '/used-cars/', to: '/used-cars' },
    { from: '/commercials/', to: '/commercials/used' },
    { from: '/Bikes/', to: '/bikes/used' },
    { from: '/car-dealers/', to: '/dealers' },
    { from: '/Contact-Us', to: '/contact-us' },
    { from: '/Dealers', to: '/dealers' },
  ];
}

function otherCounty(county: string): string {
  return countySegment(county === 'cork' ? 'Mayo' : 'Cork');
}

/** Addresses that look like ours and are not. */
export const unknownPaths: readonly string[] = [
  '/no-such-page',
  '/No-Such-Page',
  '/wp-login.php',
  '/%E8%BB%8A',
  '/humans.txt',
  '/used-cars/no-such-make',
  '/used-cars?make=no-such-make',
  '/bikes/search/ireland/cork/no-such-make',
  '/no-such-make/focus',
  '/no-such-make/focus/2019',
  '/one/two/three/four/five',
  '/used-cars/ford/focus/fpa/zzzzzzzzzzzz',
  '/search/zzzzzzzzzzzz/advert',
  '/stores/nobody/999999',
  '/dealers/ireland/cork/999999',
  '/dealers/ireland/cork/999999/map',
  '/dealers/ireland/atlantis',
  '/cars/no-such-make',
  '/news/no-such-article',
  '/news/no-such-article/',
  '/car-reviews/no-such-review',
  ...['/driver-tips/none', '/learner-drivers/none', '/roadtrips/none', '/ask-forecourt/none'],
  '/terms-and-conditions/no-such-page',
  ...channels.map((channel) => `/${channelPlural(channel)}/no/such/page/at/all`),
];
