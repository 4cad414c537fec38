import type { Channel } from '../channel/channel.ts';
import { priceBands } from './price-band.ts';

/** A lower limit would find almost no vehicle. */
const lowest = 500;

/**
 * The prices that lists and sliders offer as a limit, and where counts by price begin: a limit chosen in one
 * place exists in every other, and a count by price is what its link finds. The bands of tracking end at
 * 60,000.
 */
export const priceSteps: readonly number[] = [
  ...priceBands.map(({ from }) => from).filter((from) => from >= lowest),
  75_000,
  100_000,
];

const wideSteps = [5000, 10_000, 15_000, 20_000, 30_000, 40_000, 60_000];

/** Every few steps, for links and charts that show the whole market at a glance. */
export const widePriceSteps: Readonly<Record<Channel, readonly number[]>> = {
  Car: wideSteps,
  Commercial: wideSteps,
  Bike: [2000, 4000, 6000, 8000, 10_000, 15_000, 20_000],
};
