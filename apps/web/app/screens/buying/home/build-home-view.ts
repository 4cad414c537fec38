import type { ContentItem } from '@forecourt/content';
import {
  type Advert,
  type Channel,
  channelPlural,
  formatSearch,
  groupDigits,
  listingPath,
  priceCutFlag,
  priceDropNewsDays,
} from '@forecourt/domain';
import { buildFacets } from '@forecourt/search';
import type { FoundAdverts } from '@forecourt/services';
import { drawnPicture, type PictureView } from '@forecourt/services';
import type { CarTypeCardProps } from '@forecourt/ui';
import { type ArticleCardView, buildArticleCard } from '../../../parts/content/build-article-card.ts';
import type { RateAdvert } from '../../../parts/vehicle/build-vehicle-card-view.ts';
import type { CountedLink } from '../popular-searches/counted-link.ts';
import { type AdvertRow, buildAdvertRow } from './build-advert-row.ts';
import { type BrowseView, buildBrowseView } from './build-browse-view.ts';
import { buildCarTypes } from './build-car-types.ts';

export interface ChannelStock {
  channel: Channel;
  /** The newest adverts and the total counts. */
  found: Pick<FoundAdverts, 'total' | 'facets' | 'hits'>;
}

export interface HomeFacts {
  stock: readonly ChannelStock[];
  featured: readonly Advert[];
  priceDrops: readonly Advert[];
  bodyExamples: readonly Advert[];
  articles: readonly ContentItem[];
  rate: RateAdvert;
  now: Date;
}

export interface HomeView {
  picture: PictureView;
  heading: string;
  lead: string;
  channels: CountedLink[];
  browse: BrowseView;
  latestCars: AdvertRow | null;
  priceDrops: AdvertRow | null;
  featured: AdvertRow | null;
  /** The newest adverts of the other channels. */
  latest: { channel: Channel; row: AdvertRow }[];
  carTypes: CarTypeCardProps[];
  articles: ArticleCardView[];
  sellPicture: string;
  dealerPicture: PictureView;
}

/** The largest contentful paint: one picture, the same for everyone, so that it is always cached. */
const heroPicture = drawnPicture({ subject: 'road', variation: 0 }, [608, 800, 1200, 1600]);
const sellPicture = drawnPicture({ subject: 'photos', variation: 0 }, [800], '4:3').imageUrl;

const dealerPicture = drawnPicture({ subject: 'dealer', variation: 0 }, [304, 480]);

/** Leaves out channels without stock and rows that would be empty. */
export function buildHomeView(facts: HomeFacts): HomeView {
  const stocked = facts.stock.filter(({ found }) => found.total > 0);
  const cars = stocked.find(({ channel }) => channel === 'Car');
  const others = stocked.filter(({ channel }) => channel !== 'Car');
  const carFacets = cars ? buildFacets(cars.found.facets, 'Car') : {};
  return {
    picture: heroPicture,
    heading: 'Find your next car, commercial or bike',
    lead:
      stocked.length > 0
        ? 'New and used, from private sellers and dealers all over Ireland.'
        : 'There are no adverts yet. They’ll appear here once the first stock feed is in.',
    channels: stocked.map(buildChannelLink),
    browse: buildBrowseView(carFacets, facts.bodyExamples),
    latestCars: cars ? buildLatest(cars, facts.rate) : null,
    priceDrops: buildPriceDrops(facts),
    featured: buildFeatured(facts),
    latest: others.flatMap((stock) => {
      const row = buildLatest(stock, facts.rate);
      return row ? [{ channel: stock.channel, row }] : [];
    }),
    carTypes: buildCarTypes(carFacets),
    articles: facts.articles.map(buildArticleCard),
    sellPicture,
    dealerPicture,
  };
}

function buildChannelLink({ channel, found: { total } }: ChannelStock): CountedLink {
  return {
    text: total === 1 ? channel.toLowerCase() : channelPlural(channel),
    count: groupDigits(total),
    href: listingPath({ channel }),
  };
}

function buildLatest({ channel, found }: ChannelStock, rate: RateAdvert): AdvertRow | null {
  const plural = channelPlural(channel);
  const more =
    found.total > found.hits.length
      ? { text: `All ${plural}`, href: formatSearch({ channel, sort: 'newest' }) }
      : null;
  return buildAdvertRow(
    { title: `Latest ${plural}`, note: null, more },
    found.hits.map(({ advert }) => advert),
    rate,
  );
}

function buildPriceDrops({ priceDrops, rate, now }: HomeFacts): AdvertRow | null {
  const flagOf = (advert: Advert) => priceCutFlag(advert, now);
  return buildAdvertRow(
    { title: 'Price drops', note: `Cut in the last ${priceDropNewsDays} days.`, more: null },
    // A price may have risen again since the sample was taken.
    priceDrops.filter((advert) => flagOf(advert) !== null),
    rate,
    flagOf,
  );
}

function buildFeatured({ featured, rate }: HomeFacts): AdvertRow | null {
  return buildAdvertRow(
    { title: 'Featured', note: 'Adverts from partner dealers, who pay to appear here.', more: null },
    featured,
    rate,
    () => 'Featured',
  );
}
