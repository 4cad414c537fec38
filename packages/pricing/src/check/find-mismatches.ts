import { formatDay, groupDigits, type OtherPlate, type Plate, yearHalfYear } from '@forecourt/domain';
import type { EarlierAdvert } from './earlier-advert.ts';
import { roundedOff } from './mileage-conflicts.ts';

/** What does not fit together between a plate and the adverts that carried it, oldest first. */
export function findMismatches(
  plate: Plate | OtherPlate,
  adverts: readonly EarlierAdvert[],
  today: Date,
): string[] {
  return [
    ...notGivenOut(plate, today),
    ...wrongYears(plate, adverts),
    ...fallingMileages(adverts),
    ...changedFacts(adverts),
  ];
}

function notGivenOut(plate: Plate | OtherPlate, today: Date): string[] {
  if (plate.kind !== 'irish') return [];
  const firstDay = Date.UTC(plate.year, plate.half === 2 ? 6 : 0, 1);
  if (firstDay <= today.getTime()) return [];
  return [`No plate starting with ${yearHalfYear(plate.year, plate.half)} has been issued yet.`];
}

function wrongYears(plate: Plate | OtherPlate, adverts: readonly EarlierAdvert[]): string[] {
  if (plate.kind !== 'irish') return [];
  const wrong = new Set(adverts.map(({ vehicle }) => vehicle.year).filter((year) => year !== plate.year));
  return [...wrong].map((year) => `The plate is from ${plate.year}, but an advert says ${year}.`);
}

function fallingMileages(adverts: readonly EarlierAdvert[]): string[] {
  const stated = adverts.flatMap(({ vehicle, listedAt }) =>
    vehicle.mileage === null ? [] : [{ mileage: vehicle.mileage, day: listedAt.slice(0, 10) }],
  );
  return stated.slice(1).flatMap((later, index) => {
    const earlier = stated[index];
    if (!earlier || later.mileage >= earlier.mileage - roundedOff) return [];
    return [
      `On ${formatDay(earlier.day)} it was advertised with ${groupDigits(earlier.mileage)} km, on ${formatDay(later.day)} with ${groupDigits(later.mileage)} km.`,
    ];
  });
}

const compared = [
  ['make', 'make'],
  ['model', 'model'],
  ['colour', 'colour'],
  ['fuel', 'fuel'],
] as const;

function changedFacts(adverts: readonly EarlierAdvert[]): string[] {
  return compared.flatMap(([key, label]) => {
    const values = [...new Set(adverts.map(({ vehicle }) => vehicle[key]).filter((value) => value !== null))];
    return values.length > 1
      ? [`Adverts with this plate disagree on the ${label}: ${values.join(', ')}.`]
      : [];
  });
}
