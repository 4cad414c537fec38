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
export function findContradiction({ year, registration }: Dated, latestYear: number): string | null {
  if (year === null || registration === null) return null;
  const plateYear = plateFacts(registration)?.year;
  if (plateYear === undefined || (plateYear >= year - 1 && plateYear <= latestYear)) return null;
  return `Registration ${quote(registration)} is of ${plateYear}, but the year is ${year}`;
}
