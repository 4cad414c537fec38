import type { Channel } from '../channel/channel.ts';

/**
 * The km a year at which the cost of adverts is compared: about what a car is driven in Ireland, more for a vehicle that
 * works and less for one that stays at home in the rain. Our choice, so that one figure can be set against another.
 */
export const standardKmAYear: Readonly<Record<Channel, number>> = {
  Car: 15_000,
  Commercial: 20_000,
  Bike: 5000,
};
