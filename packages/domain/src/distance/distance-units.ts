import { milesToKm } from './mileage.ts';

const kmInMile = milesToKm(1);

/** The ways in which sellers write a distance, each in kilometres. */
export const distanceUnits = {
  kms: 1,
  kilometre: 1,
  kilometres: 1,
  kilometer: 1,
  kilometers: 1,
  mi: kmInMile,
  mile: kmInMile,
  miles: kmInMile,
} as const;
