import {
  type Channel,
  channelPlural,
  channelSeoRoot,
  channels,
  counties,
  groupDigits,
  listingPath,
  slugify,
} from '@forecourt/domain';
import type { StockGroup } from '@forecourt/store';
import { type SiteGroup, siteGroups } from './site-parts.ts';

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

export interface SitemapView {
  groups: readonly SiteGroup[];
  channels: readonly ChannelMap[];
}

const headings: Record<Channel, string> = {
  Car: 'Used cars',
  Commercial: 'Used commercials',
  Bike: 'Used bikes',
};

/** Every part of the site, and every make and county that has something for sale. */
export function buildSitemapView(stock: readonly StockGroup[]): SitemapView {
  const byChannel = Map.groupBy(stock, ({ channel }) => channel);
  return {
    groups: siteGroups,
    channels: channels.flatMap((channel) => {
      const own = byChannel.get(channel) ?? [];
      return own.length > 0 ? [buildChannel(channel, own)] : [];
    }),
  };
}

function buildChannel(channel: Channel, stock: readonly StockGroup[]): ChannelMap {
  // Two spellings of a make have one address.
  const byMake = Map.groupBy(stock, ({ make }) => slugify(make));
  const byCounty = Map.groupBy(stock, ({ county }) => county);
  return {
    id: channelPlural(channel),
    heading: headings[channel],
    total: { text: 'All of Ireland', path: channelSeoRoot(channel), count: total(stock) },
    makes: [...byMake.values()]
      .flatMap((own) => {
        const make = own[0]?.make;
        return make ? [{ text: make, path: listingPath({ channel, make }), count: total(own) }] : [];
      })
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
