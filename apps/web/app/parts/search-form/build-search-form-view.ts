import {
  type Channel,
  capitaliseFirst,
  channelPlural,
  channels,
  counties,
  formatEuro,
  groupDigits,
  nameSlug,
  priceSteps,
} from '@forecourt/domain';
import type { MakeOnSale } from '@forecourt/search';
import type { ComboboxOption, SelectOption } from '@forecourt/ui';

export interface ChannelFormView {
  channel: Channel;
  /** `Cars` */
  label: string;
  makes: ComboboxOption[];
  /** `30,412 cars` */
  count: string;
}

/** What a compact search form shows before anything is chosen. */
export interface SearchFormView {
  channels: ChannelFormView[];
  prices: SelectOption[];
  counties: SelectOption[];
}

export function buildSearchFormView(
  makesOf: Readonly<Record<Channel, readonly MakeOnSale[]>>,
): SearchFormView {
  return {
    channels: channels.map((channel) => buildChannel(channel, makesOf[channel])),
    prices: priceSteps.map((price) => ({ value: String(price), label: `Up to ${formatEuro(price)}` })),
    counties: counties
      .map(({ name }) => ({ value: nameSlug(name), label: name }))
      .toSorted((a, b) => a.label.localeCompare(b.label, 'en')),
  };
}

function buildChannel(channel: Channel, makes: readonly MakeOnSale[]): ChannelFormView {
  const total = makes.reduce((sum, { count }) => sum + count, 0);
  return {
    channel,
    label: capitaliseFirst(channelPlural(channel)),
    count: countWords(channel, total),
    makes: makes.map(({ make, count }) => ({
      value: nameSlug(make),
      label: make,
      count: groupDigits(count),
    })),
  };
}

/** `1 car`, `1,204 cars`. */
export function countWords(channel: Channel, total: number): string {
  return `${groupDigits(total)} ${total === 1 ? channel.toLowerCase() : channelPlural(channel)}`;
}
