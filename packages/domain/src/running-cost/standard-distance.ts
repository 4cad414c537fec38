import type { Channel } from '../channel/channel.ts';

/**
 * The default km a year, which searches also use to compare: one figure, so that an advert costs the same
 * wherever it is shown. For cars it is the average that AA Ireland uses in its fuel surveys. There is no
 * published figure for vans and bikes: those are our assumption, more for a working vehicle and less for one
 * that stays at home in the rain.
 */
export const standardKmAYear: Readonly<Record<Channel, number>> = {
  Car: 17_000,
  Commercial: 20_000,
  Bike: 5000,
};

const assumed = { name: 'Kilometres a year: our assumption', asOf: '2026', kind: 'estimate' } as const;

/** The source of each figure, as listed below an answer. */
export const standardKmSource = {
  Car: { name: 'AA Ireland, average kilometres a year', asOf: '2025', kind: 'published' },
  Commercial: assumed,
  Bike: assumed,
} as const satisfies Record<Channel, unknown>;
