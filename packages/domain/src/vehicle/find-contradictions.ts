import { plateFacts } from '../registration/plate.ts';
import { quote } from './parse-value.ts';

interface Dated {
  year: number | null;
  registration: string | null;
}

/**
 * What cannot be, though each value could. A plate is given at the first registration and stays: it may be years later
 * than the vehicle, but earlier only by the year that makers sell a model ahead of its name.
 */
export function findContradictions({ year, registration }: Dated, latestYear: number): string[] {
  if (year === null) return [];
  if (year > latestYear) return [`Year ${year} is later than ${latestYear}`];
  const plateYear = plateFacts(registration)?.year;
  if (plateYear === undefined || (plateYear >= year - 1 && plateYear <= latestYear)) return [];
  return [`Registration ${quote(registration)} is of ${plateYear}, but the year is ${year}`];
}
