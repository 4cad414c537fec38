import { type Advert, type Channel, channelPlural, groupDigits } from '@forecourt/domain';
import { buildVehicleCardView, type VehicleCardView } from '../../vehicle/build-vehicle-card-view.ts';

export interface ChannelStock {
  channel: Channel;
  total: number;
  latest: readonly Advert[];
}

export interface ChannelRow {
  /** Also the anchor that the hero links to. */
  id: string;
  name: string;
  total: string;
  heading: string;
  cards: VehicleCardView[];
}

export interface HomeView {
  heading: string;
  lead: string;
  rows: ChannelRow[];
}

/** A channel without stock is left out: an empty row tells a visitor nothing. */
export function buildHomeView(stock: readonly ChannelStock[]): HomeView {
  const rows = stock.filter((row) => row.latest.length > 0).map(buildRow);
  return {
    heading: 'Find your next car, commercial or bike',
    lead:
      rows.length > 0
        ? 'New and used, from private sellers and dealers all over Ireland.'
        : 'There are no adverts yet. They appear here as soon as the first stock feed is imported.',
    rows,
  };
}

function buildRow({ channel, total, latest }: ChannelStock): ChannelRow {
  const plural = channelPlural(channel);
  return {
    id: plural,
    name: total === 1 ? channel.toLowerCase() : plural,
    total: groupDigits(total),
    heading: `Latest ${plural}`,
    cards: latest.map(buildVehicleCardView),
  };
}
