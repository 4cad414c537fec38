import { plateFacts, quote, type Vehicle } from '@forecourt/domain';

export interface JudgedPlate {
  isPossible: boolean;
  /** A sentence that begins with the field's name. */
  reason: string;
}

/**
 * What is wrong with a plate; null if nothing is. It is issued at first registration and stays: it may be
 * years later than the vehicle, but earlier only by the one year that makers sell a model ahead of its name.
 * Next year's plates are issued in January, to cars advertised before.
 */
export function judgePlate(
  { year, registration }: Pick<Vehicle, 'year' | 'registration'>,
  thisYear: number,
): JudgedPlate | null {
  const plateYear = plateFacts(registration)?.year;
  if (plateYear === undefined) return null;
  const says = () => `Registration ${quote(registration)} is of ${plateYear}`;
  if (plateYear > thisYear + 1) return { isPossible: false, reason: `${says()}, which is in the future` };
  return plateYear < year - 1 ? { isPossible: true, reason: `${says()}, but the year is ${year}` } : null;
}
