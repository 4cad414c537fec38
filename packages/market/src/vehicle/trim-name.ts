import { trimsOf } from '@forecourt/taxonomy';
import type { Powertrain } from './powertrain.ts';

interface Trimmed {
  make: string;
  year: number;
  /** From the plainest (0) to the best equipped (3). */
  level: number;
  power: Powertrain;
  isAllWheelDrive: boolean;
}

/**
 * These makers name electric versions by battery and driven wheels: three sizes, then one with two motors.
 */
const namedByBattery = new Set(['Volkswagen', 'Skoda', 'Audi']);
/** And these by two sizes, then two strengths of two motors. */
const namedByMotors = new Set(['Tesla', 'Polestar']);

/** The name of the equipment line, matching the powertrain. */
export function trimName(trimmed: Trimmed): string {
  const { make, year, power } = trimmed;
  return trimsOf(make, year, power.fuel === 'Electric')[levelOf(trimmed)] ?? '';
}

function levelOf({ make, level, power, isAllWheelDrive }: Trimmed): number {
  if (make === 'MINI' && power.engine !== null) return miniLevel(power, level);
  if (power.fuel !== 'Electric') return level;
  const kwh = power.batteryKwh ?? 0;
  if (namedByMotors.has(make)) return isAllWheelDrive ? (level === 3 ? 3 : 2) : kwh < 65 ? 0 : 1;
  if (namedByBattery.has(make)) return isAllWheelDrive ? 3 : kwh < 56 ? 0 : kwh < 70 ? 1 : 2;
  return level;
}

/** One and Cooper have the small engines, Cooper S and John Cooper Works the large one. */
function miniLevel({ fuel, powerKw }: Powertrain, level: number): number {
  if (fuel === 'Diesel') return powerKw >= 80 ? 1 : 0;
  if (powerKw >= 120) return level === 3 && fuel === 'Petrol' ? 3 : 2;
  return powerKw >= 95 ? 1 : 0;
}
