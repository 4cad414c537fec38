import {
  type Channel,
  capitaliseFirst,
  channelPlural,
  channels,
  type Dealer,
  dealerListingPath,
  formatEuro,
  formatQuery,
  groupDigits,
  nameSlug,
  priceSteps,
  type Range,
  type SearchQuery,
  type StockByChannel,
  sortLabel,
  sortsFor,
  storePath,
} from '@forecourt/domain';
import type { FoundAdverts } from '@forecourt/services';
import { buildPagination, type Pagination } from '@forecourt/site';
import { buildSavableCard, type SavableCardView } from '../../../../parts/vehicle/build-savable-card.ts';
import type { RateAdvert } from '../../../../parts/vehicle/build-vehicle-card-view.ts';
import { type AskedStock, stockParameter } from './read-store-address.ts';

export interface StockView {
  /** Empty for a dealer with one channel. */
  tabs: readonly StockTab[];
  /** `142 cars`, of what is shown. */
  count: string;
  path: string;
  /** Hidden fields of the form. */
  hidden: readonly (readonly [string, string])[];
  fields: readonly StockField[];
  problems: readonly string[];
  cards: readonly SavableCardView[];
  pagination: Pagination;
  firstPageHref: string;
  /** Null without filters. */
  clearHref: string | null;
  /** The search with all filters. */
  searchHref: string;
}

export interface StockTab {
  channel: Channel;
  text: string;
  count: string;
  href: string;
  isCurrent: boolean;
}

export interface StockField {
  name: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
}

export function buildStockView(
  dealer: Dealer,
  stock: StockByChannel,
  asked: AskedStock,
  found: FoundAdverts,
  rate: RateAdvert,
): StockView {
  const { channel, query } = asked;
  const path = storePath(dealer);
  const ownChannel = channelParameter(asked, channel);
  return {
    tabs: buildTabs(path, stock, asked),
    count: countWords(channel, found.total),
    path,
    hidden: Object.entries(ownChannel),
    fields: [
      buildMakes(found, query),
      ...buildPrices(query),
      {
        name: 'sort',
        label: 'Sort by',
        value: query.sort ?? 'relevance',
        options: sortsFor(query).map((sort) => ({ value: sort, label: sortLabel(sort) })),
      },
    ],
    problems: asked.problems.map(({ reason }) => reason),
    cards: found.hits.map(({ advert }) => buildSavableCard(advert, rate)),
    pagination: buildPagination(query.page ?? 1, found.pages),
    firstPageHref: path + formatQuery({ ...ownChannel, ...parametersOf(query) }),
    clearHref: asked.isNarrowed ? path + formatQuery(ownChannel) : null,
    searchHref: dealerListingPath(dealer, channel),
  };
}

export function countWords(channel: Channel, count: number): string {
  return `${groupDigits(count)} ${count === 1 ? channel.toLowerCase() : channelPlural(channel)}`;
}

function channelParameter({ defaultChannel }: AskedStock, channel: Channel): Record<string, string> {
  return channel === defaultChannel ? {} : { [stockParameter]: channelPlural(channel) };
}

function buildTabs(path: string, stock: StockByChannel, asked: AskedStock): StockTab[] {
  const sold = channels.filter((channel) => stock[channel] > 0);
  if (sold.length < 2) return [];
  return sold.map((channel) => ({
    channel,
    text: capitaliseFirst(channelPlural(channel)),
    count: groupDigits(stock[channel]),
    href: `${path}${formatQuery(channelParameter(asked, channel))}#stock`,
    isCurrent: channel === asked.channel,
  }));
}

function buildMakes({ facets }: FoundAdverts, query: SearchQuery): StockField {
  const value = chosenMake(query);
  const facet = facets.make;
  const options = (facet?.kind === 'values' ? facet.values : [])
    .filter((make) => make.count > 0 || nameSlug(String(make.value)) === value)
    .map((make) => ({
      value: nameSlug(String(make.value)),
      label: `${make.value} (${groupDigits(make.count)})`,
    }));
  // An address may name a make that the dealer does not have; the form still shows it.
  if (value !== '' && !options.some((option) => option.value === value))
    options.push({ value, label: `${capitaliseFirst(value)} (0)` });
  return { name: 'make', label: 'Make', value, options: [{ value: '', label: 'Any make' }, ...options] };
}

function buildPrices(query: SearchQuery): StockField[] {
  const { from, to } = chosenPrices(query);
  const field = (name: string, label: string, chosen: number | undefined): StockField => ({
    name,
    label,
    value: chosen === undefined ? '' : String(chosen),
    options: [
      { value: '', label: 'Any' },
      ...[...new Set([...priceSteps, ...(chosen === undefined ? [] : [chosen])])]
        .sort((a, b) => a - b)
        .map((amount) => ({ value: String(amount), label: formatEuro(amount) })),
    ],
  });
  return [field('minPrice', 'Price from', from), field('maxPrice', 'Price to', to)];
}

function chosenMake({ filters }: SearchQuery): string {
  const condition = filters?.make;
  return condition && 'anyOf' in condition ? nameSlug(String(condition.anyOf[0] ?? '')) : '';
}

function chosenPrices({ filters }: SearchQuery): Range {
  const condition = filters?.price;
  return condition && ('from' in condition || 'to' in condition) ? condition : {};
}

function parametersOf(query: SearchQuery): Record<string, string | number | undefined> {
  const { from, to } = chosenPrices(query);
  return {
    make: chosenMake(query),
    minPrice: from,
    maxPrice: to,
    sort: query.sort === 'relevance' ? undefined : query.sort,
  };
}
