import type { TaxedVehicle } from '@forecourt/domain';
import type { ToolInput } from '../tool-input.ts';

const kinds = [
  { value: 'car', label: 'Car' },
  { value: 'goods', label: 'Van, pick-up or truck for business' },
  { value: 'goods-used-privately', label: 'Van or jeep for private use' },
  { value: 'motorcycle', label: 'Motorcycle or scooter' },
  { value: 'motor-caravan', label: 'Camper or motorhome' },
  { value: 'bus', label: 'Bus or minibus' },
] as const;

const halves = [
  { value: '1', label: 'January to June' },
  { value: '7', label: 'July to December' },
] as const;

/** Asks only for what the law looks at for that kind of vehicle; null while something of it is missing. */
export function readTaxedVehicle(input: ToolInput, today: Date): TaxedVehicle | null {
  const kind = input.choice({ name: 'kind', label: 'Kind of vehicle', options: kinds, usual: 'car' });
  switch (kind) {
    case 'car':
      return readCar(input, today);
    case 'motorcycle': {
      const firstRegistered = readDay(input, today);
      const isElectric = readElectric(input);
      const engineCc = isElectric ? null : readEngine(input, 600);
      return firstRegistered && (isElectric || engineCc !== null)
        ? { kind, firstRegistered, engineCc }
        : null;
    }
    case 'goods': {
      const unladenKg = input.number({
        name: 'unladen',
        label: 'Unladen weight (kg)',
        min: 100,
        max: 60_000,
        usual: 1500,
        help: 'On the registration certificate',
      });
      const isElectric = readElectric(input);
      return unladenKg === null ? null : { kind, unladenKg, isElectric };
    }
    case 'goods-used-privately': {
      const isElectric = readElectric(input);
      const engineCc = isElectric ? null : readEngine(input, 2000);
      return isElectric || engineCc !== null ? { kind, engineCc } : null;
    }
    case 'bus': {
      const seats = input.number({ name: 'seats', label: 'Seats', min: 9, max: 100, usual: 16 });
      return seats === null ? null : { kind, seats };
    }
    case 'motor-caravan':
      return { kind };
  }
}

function readCar(input: ToolInput, today: Date): TaxedVehicle | null {
  const firstRegistered = readDay(input, today);
  const isElectric = readElectric(input);
  if (!firstRegistered) return null;
  const cycle = firstRegistered.getUTCFullYear() >= 2021 ? 'WLTP' : 'NEDC';
  if (isElectric) return { kind: 'car', firstRegistered, engineCc: null, co2: 0, cycle };
  const isByCo2 = firstRegistered.toISOString() >= '2008-01-01';
  const isByEngine = firstRegistered.toISOString() < '2008-07-01';
  const co2 = isByCo2
    ? input.optionalNumber({
        name: 'co2',
        label: `CO₂ by ${cycle} (g/km)`,
        // An electric car is ticked, not told by a zero.
        min: 1,
        max: 999,
        ...(isByEngine ? {} : { usual: 120 }),
        help: 'On the registration certificate, at V.7',
      })
    : null;
  const engineCc = isByEngine ? readEngine(input, 1400) : null;
  if (co2 === undefined || (isByEngine && engineCc === null)) return null;
  return { kind: 'car', firstRegistered, engineCc, co2, cycle };
}

function readDay(input: ToolInput, today: Date): Date | null {
  const thisYear = today.getUTCFullYear();
  const year = input.number({
    name: 'year',
    label: 'Year of first registration',
    min: 1900,
    max: thisYear,
    usual: 2019,
    help: 'Anywhere in the world, not the year of import',
  });
  // The half decides in the year in which the law changed and in the one in which a vehicle turns thirty.
  const isHalfNeeded = year === 2008 || year === thisYear - 30;
  const month = isHalfNeeded
    ? Number(input.choice({ name: 'half', label: 'Half of that year', options: halves, usual: '1' }))
    : 1;
  return year === null ? null : new Date(Date.UTC(year, month - 1, 1));
}

function readElectric(input: ToolInput): boolean {
  return input.isTicked({ name: 'electric', label: 'Runs on electricity alone' });
}

function readEngine(input: ToolInput, usual: number): number | null {
  return input.number({ name: 'engine', label: 'Engine size (cc)', min: 1, max: 20_000, usual });
}
