import { type Channel, channels } from '../channel/channel.ts';

/** How many adverts a dealer has in each channel. */
export type StockByChannel = Readonly<Record<Channel, number>>;

export const noStock: StockByChannel = { Car: 0, Commercial: 0, Bike: 0 };

/** The default channel to show a dealer in: the first in which it has stock. */
export function mainChannel(stock: StockByChannel): Channel {
  return channels.find((channel) => stock[channel] > 0) ?? 'Car';
}
