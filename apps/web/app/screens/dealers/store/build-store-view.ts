import {
  capitaliseFirst,
  channelPlural,
  channels,
  type Dealer,
  dealerDirectoryPath,
  dealerWebsite,
  formatQuery,
  groupDigits,
  listWords,
  nameSlug,
  type StockByChannel,
  storePath,
} from '@forecourt/domain';
import type { FoundAdverts } from '@forecourt/services';
import { type BreadcrumbItem, buildBreadcrumbs, dealerAddress, describeResponse } from '@forecourt/site';
import { buildDealerMap, type DealerMapView, drawMapOf } from '../../../parts/dealer/build-dealer-map.ts';
import { buildOpeningView, type OpeningView } from '../../../parts/dealer/opening/build-opening-view.ts';
import {
  buildRatingSummary,
  type RatingSummary,
} from '../../../parts/dealer/reputation/build-rating-summary.ts';
import type { Reputation } from '../../../parts/dealer/reputation/load-reputation.server.ts';
import type { ReviewsView } from '../../../parts/dealer/reviews/build-reviews-view.ts';
import type { RateAdvert } from '../../../parts/vehicle/build-vehicle-card-view.ts';
import { buildStoreFinance, type FinancedStock, type StoreFinanceView } from './build-store-finance.ts';
import { buildStockView, type StockView } from './stock/build-stock-view.ts';
import type { AskedStock } from './stock/read-store-address.ts';

export interface StoreView {
  name: string;
  /** `Cars and commercials in Castlebar`. */
  tagline: string;
  address: string;
  logoUrl: string | null;
  /** Replaces a logo. */
  initials: string;
  isSimiApproved: boolean;
  websiteUrl: string | null;
  /** Messages reach it. */
  hasEmail: boolean;
  rating: RatingSummary | null;
  response: string | null;
  opening: OpeningView;
  stock: StockView;
  about: string;
  /** Makes that are sold new. */
  franchises: readonly string[];
  /** Makes in stock, with links. */
  makes: readonly { text: string; href: string }[];
  services: readonly string[];
  people: readonly { name: string; role: string; initials: string }[];
  finance: StoreFinanceView | null;
  reviews: ReviewsView | null;
  map: DealerMapView;
  /** A map of the surroundings, beside its name. */
  heroMap: { src: string; width: number; height: number };
  parts: readonly { id: string; text: string }[];
  trail: readonly BreadcrumbItem[];
}

/** The loader's data about a dealer. */
export interface StoreFacts {
  dealer: Dealer;
  stock: StockByChannel;
  asked: AskedStock;
  found: FoundAdverts;
  financed: FinancedStock;
  reputation: Reputation;
  reviews: ReviewsView | null;
  rate: RateAdvert;
  now: Date;
}

export function buildStoreView(facts: StoreFacts): StoreView {
  const { dealer, stock, asked, found, reputation, reviews } = facts;
  const { county } = dealer.place;
  const stockView = buildStockView(dealer, stock, asked, found, facts.rate);
  const finance = buildStoreFinance(dealer, facts.financed);
  return {
    name: dealer.name,
    tagline: describeTrade(dealer, stock),
    address: dealerAddress(dealer),
    logoUrl: dealer.logoUrl,
    initials: initialsOf(dealer.name),
    isSimiApproved: dealer.isSimiApproved,
    websiteUrl: dealerWebsite(dealer),
    hasEmail: dealer.email !== null,
    rating: reputation.rating && buildRatingSummary(reputation.rating),
    response: reputation.response && describeResponse(reputation.response),
    opening: buildOpeningView(dealer, facts.now),
    stock: stockView,
    about: dealer.about,
    franchises: dealer.franchises,
    makes: linkMakes(found, stockView),
    services: dealer.services,
    people: dealer.people.map((person) => ({ ...person, initials: initialsOf(person.name) })),
    finance,
    reviews,
    map: buildDealerMap(dealer),
    heroMap: drawMapOf(dealer, { shape: 'card', spanKm: 60 }),
    parts: listParts(dealer, finance, reputation),
    trail: buildBreadcrumbs([
      { text: 'Home', url: '/' },
      { text: 'Dealers', url: dealerDirectoryPath() },
      { text: `Co. ${county}`, url: dealerDirectoryPath({ county }) },
      { text: dealer.name, url: storePath(dealer) },
    ]),
  };
}

/** By current stock: a car dealer that has a van today sells both. */
function describeTrade({ place }: Dealer, stock: StockByChannel): string {
  const sold = channels.filter((channel) => stock[channel] > 0).map(channelPlural);
  const what = sold.length > 0 ? listWords(sold, 'and') : 'dealer';
  return capitaliseFirst(`${what} in ${place.town ?? `Co. ${place.county}`}`);
}

const mostMakes = 12;

/** The largest first. */
function linkMakes({ facets }: FoundAdverts, { path, hidden }: StockView): { text: string; href: string }[] {
  const counts = facets.make?.kind === 'values' ? facets.make.values : [];
  return counts
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, mostMakes)
    .map(({ value, count }) => {
      const query = formatQuery({ ...Object.fromEntries(hidden), make: nameSlug(String(value)) });
      return { text: `${value} (${groupDigits(count)})`, href: `${path}${query}#stock` };
    });
}

/** `Aoife Ní Bhriain` is AB: the initials of the first name and the last. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => initialOf(word ?? '')).join('');
}

/** A capital takes precedence, because of `Ní dhÁlaigh` and `de Búrca`; `cars.ie` and `1st` have none. */
function initialOf(word: string): string {
  const [letter = ''] = /\p{Lu}/u.exec(word) ?? /[\p{L}\p{N}]/u.exec(word) ?? [];
  return letter.toUpperCase();
}

/** The sections that the top of the page links to. */
function listParts(
  dealer: Dealer,
  finance: StoreFinanceView | null,
  { rating }: Reputation,
): { id: string; text: string }[] {
  return [
    { id: 'stock', text: 'Stock' },
    { id: 'about', text: 'About' },
    ...(dealer.people.length > 0 ? [{ id: 'people', text: 'People' }] : []),
    ...(finance ? [{ id: 'finance', text: 'Finance' }] : []),
    { id: 'reviews', text: rating ? `Reviews (${groupDigits(rating.count)})` : 'Reviews' },
    { id: 'hours', text: 'Opening hours' },
    { id: 'where', text: 'Where it is' },
    { id: 'contact', text: 'Contact' },
  ];
}
