import type { Channel } from '../channel/channel.ts';

/**
 * The km a year that every sum starts from and that searches compare by: one figure, so that an advert costs the same
 * wherever it is shown. Cars have the average that AA Ireland reckons with in its fuel surveys. Nobody publishes one for
 * vans and bikes: those are our assumption, more for a vehicle that works and less for one that stays at home in the rain.
 */
export const standardKmAYear: Readonly<Record<Channel, number>> = {
  Car: 17_000,
  Commercial: 20_000,
  Bike: 5000,
};

const assumed = { name: 'Kilometres a year: our assumption', asOf: '2026', kind: 'estimate' } as const;

/** Where each of them comes from, as the sources below an answer name it. */
export const standardKmSource = {
  Car: { name: 'AA Ireland, average kilometres a year', asOf: '2025', kind: 'published' },
  Commercial: assumed,
  Bike: assumed,
} as const satisfies Record<Channel, unknown>;
