import type { Vehicle } from '@forecourt/domain';

/** What may be filled in, in the order in which it is reported. */
export const usualKeys = [
  'body',
  'doors',
  'seats',
  'fuel',
  'engineCc',
  'powerKw',
  'motorTax',
  'co2',
  'rangeKm',
  'batteryKwh',
] as const satisfies readonly (keyof Vehicle)[];

export type UsualKey = (typeof usualKeys)[number];

export type UsualValues = Pick<Vehicle, UsualKey>;
