import { milesToKm } from '../../distance/mileage.ts';
import { groupDigits } from '../../number/group-digits.ts';
import { sellingLimits } from '../selling-limits.ts';

const typedUnit = /(?:(kms?|kilomet(?:er|re)s?)|(?:mi|mls|miles?))\.?$/i;

interface TypedMileage {
  mileage: string;
  mileageUnit: string;
}

/** The unit: what is typed behind the figure counts, or else the choice beside it, which is easily overlooked. */
export function readMileageUnit({ mileage, mileageUnit }: TypedMileage): string {
  const typed = typedUnit.exec(mileage.trim());
  return typed ? (typed[1] ? 'km' : 'miles') : mileageUnit;
}

/** The figure on the clock, `84,500`; null if it is none. */
export function parseClock(text: string): number | null {
  const plain = text.trim().replace(typedUnit, '').trim();
  if (!/^(?:\d+|\d{1,3}(?:[,.\s]\d{3})+)$/.test(plain)) return null;
  return Number(plain.replace(/[,.\s]/g, ''));
}

/** Whole kilometres; null if the mileage cannot be read. */
export function parseSellingMileage(typed: TypedMileage): number | null {
  const clock = parseClock(typed.mileage);
  if (clock === null) return null;
  return readMileageUnit(typed) === 'miles' ? Math.round(milesToKm(clock)) : clock;
}

const mostKm = 3_000_000;

export function findMileageError(fields: TypedMileage): string | null {
  if (fields.mileage.trim() === '') return 'Enter what’s on the clock';
  const km = parseSellingMileage(fields);
  if (km === null) return 'Enter the mileage as a number, for example 84,500';
  return km > mostKm ? 'That’s further than any car has gone. Check the mileage' : null;
}

/**
 * What the seller must explain about the mileage; null if nothing. Clocks are replaced and adverts have typing errors,
 * so it is a question and not an accusation.
 */
export function askAboutMileage(km: number | null, earlierKm: number | null): string | null {
  if (km === null) return null;
  if (km === 0) return 'A used vehicle with 0 km needs a word of explanation';
  if (earlierKm !== null && km < earlierKm) {
    return `An earlier advert with this plate had ${groupDigits(earlierKm)} km. Tell buyers why yours has fewer`;
  }
  return null;
}

/** The error beside the reason; null if none is needed or it is given. */
export function findMileageReasonError(
  fields: TypedMileage & { mileageReason: string },
  earlierKm: number | null,
): string | null {
  const question = askAboutMileage(parseSellingMileage(fields), earlierKm);
  if (question === null) return null;
  const { length } = fields.mileageReason.trim();
  if (length < sellingLimits.shortestReason) return question;
  return length > sellingLimits.longestReason
    ? `Shorten the reason to ${sellingLimits.longestReason} characters`
    : null;
}
