import { type Article, articleBases, articleKinds } from '@forecourt/content';
import {
  type Channel,
  channelPlural,
  channelSeoRoot,
  channels,
  counties,
  groupDigits,
  listingPath,
} from '@forecourt/domain';
import type { StockGroup } from '@forecourt/services';
import { type SiteGroup, siteGroups } from '@forecourt/site';
import { kindHeadings } from '../../../parts/content/kind-words.ts';

export interface CountedLink {
  text: string;
  path: string;
  count: string;
}

export interface ChannelMap {
  id: string;
  heading: string;
  total: CountedLink;
  makes: readonly CountedLink[];
  counties: readonly CountedLink[];
}

/** The newest articles of a kind, with a link to all of them where there are more. */
export interface ReadingGroup {
  title: string;
  links: readonly { text: string; path: string }[];
  more: { text: string; path: string } | null;
}

export interface SitemapView {
  groups: readonly SiteGroup[];
  reading: readonly ReadingGroup[];
  channels: readonly ChannelMap[];
}

const headings: Record<Channel, string> = {
  Car: 'Used cars',
  Commercial: 'Used commercials',
  Bike: 'Used bikes',
};

/** More would bury what is below; the page of the kind lists all. */
const mostOfAKind = 40;

/** Every section of the site, the articles, and every make and county with stock. */
export function buildSitemapView(
  stock: readonly StockGroup[],
  listArticles: (kind: Article['kind']) => readonly Article[],
): SitemapView {
  const byChannel = Map.groupBy(stock, ({ channel }) => channel);
  return {
    groups: siteGroups,
    reading: articleKinds.flatMap((kind) => {
      const all = listArticles(kind);
      return all.length > 0 ? [buildReading(kind, all)] : [];
    }),
    channels: channels.flatMap((channel) => {
      const own = byChannel.get(channel) ?? [];
      return own.length > 0 ? [buildChannel(channel, own)] : [];
    }),
  };
}

function buildReading(kind: Article['kind'], all: readonly Article[]): ReadingGroup {
  return {
    title: kindHeadings[kind],
    links: all.slice(0, mostOfAKind).map(({ title, path }) => ({ text: title, path })),
    more:
      all.length > mostOfAKind
        ? { text: `See all ${groupDigits(all.length)}`, path: articleBases[kind] }
        : null,
  };
}

function buildChannel(channel: Channel, stock: readonly StockGroup[]): ChannelMap {
  const byMake = Map.groupBy(stock, ({ make }) => make);
  const byCounty = Map.groupBy(stock, ({ county }) => county);
  return {
    id: channelPlural(channel),
    heading: headings[channel],
    total: { text: 'All of Ireland', path: channelSeoRoot(channel), count: total(stock) },
    makes: [...byMake]
      .map(([make, own]) => ({ text: make, path: listingPath({ channel, make }), count: total(own) }))
      .sort((a, b) => a.text.localeCompare(b.text, 'en-IE')),
    counties: counties.flatMap(({ name }) => {
      const own = byCounty.get(name);
      return own ? [{ text: name, path: listingPath({ channel, county: name }), count: total(own) }] : [];
    }),
  };
}

function total(stock: readonly StockGroup[]): string {
  return groupDigits(stock.reduce((sum, { count }) => sum + count, 0));
}
