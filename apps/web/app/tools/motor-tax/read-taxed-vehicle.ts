import { carTaxRegimeOf, cycleOf, isMonthDecisive, monthNames, type TaxedVehicle } from '@forecourt/domain';
import type { ToolInput } from '../tool-input.ts';

const kinds = [
  { value: 'car', label: 'Car' },
  { value: 'goods', label: 'Van, pick-up or truck for business' },
  { value: 'goods-used-privately', label: 'Van or jeep for private use' },
  { value: 'motorcycle', label: 'Motorcycle or scooter' },
  { value: 'motor-caravan', label: 'Camper or motorhome' },
  { value: 'bus', label: 'Bus or minibus' },
] as const;

const months = monthNames.map((label, index) => ({ value: String(index + 1), label }));

const cycles = [
  { value: 'WLTP', label: 'WLTP' },
  { value: 'NEDC', label: 'NEDC, where it has no other' },
] as const;

/** Asks only for what the law looks at for that kind of vehicle; null while something of it is missing. */
export function readTaxedVehicle(input: ToolInput, today: Date): TaxedVehicle | null {
  const kind = input.choice({ name: 'kind', label: 'Kind of vehicle', options: kinds, usual: 'car' });
  const firstRegistered = readFirstRegistered(input, kind === 'car' ? 'car' : 'other', today);
  if (!firstRegistered) return null;
  switch (kind) {
    case 'car':
      return readCar(input, firstRegistered, today);
    case 'motorcycle': {
      const engine = readEngineUnlessElectric(input, 600);
      return engine && { kind, firstRegistered, ...engine };
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
      return unladenKg === null ? null : { kind, firstRegistered, unladenKg, isElectric };
    }
    case 'goods-used-privately': {
      const engine = readEngineUnlessElectric(input, 2000);
      return engine && { kind, firstRegistered, ...engine };
    }
    case 'bus': {
      const seats = input.number({ name: 'seats', label: 'Seats', min: 9, max: 100, usual: 16 });
      return seats === null ? null : { kind, firstRegistered, seats };
    }
    case 'motor-caravan':
      return { kind, firstRegistered };
  }
}

function readCar(input: ToolInput, firstRegistered: Date, today: Date): TaxedVehicle | null {
  const usualCycle = cycleOf(firstRegistered.getUTCFullYear());
  if (readElectric(input)) return { kind: 'car', firstRegistered, engineCc: null, co2: 0, cycle: usualCycle };
  const regime = carTaxRegimeOf(firstRegistered, today);
  const isByEngine = regime === 'engine' || regime === 'engine-or-nedc';
  const isByCo2 = regime === 'nedc' || regime === 'wltp';
  // One that may choose is asked for both, and no figure is put into its mouth.
  const co2 =
    isByCo2 || regime === 'engine-or-nedc'
      ? readCo2(input, regime === 'wltp' ? '' : ' by NEDC', isByCo2)
      : null;
  const cycle =
    regime === 'wltp'
      ? input.choice({ name: 'cycle', label: 'CO₂ measured by', options: cycles, usual: usualCycle })
      : usualCycle;
  // Left empty, the answer is the whole span of the table: nobody's engine is guessed.
  const engineCc = isByEngine ? input.optionalNumber(engineField) : null;
  if (co2 === undefined || engineCc === undefined) return null;
  return { kind: 'car', firstRegistered, engineCc, co2, cycle };
}

function readCo2(input: ToolInput, cycle: string, hasUsual: boolean): number | null | undefined {
  return input.optionalNumber({
    name: 'co2',
    label: `CO₂${cycle} (g/km)`,
    // An electric car is ticked, not told by a zero.
    min: 1,
    max: 999,
    ...(hasUsual && { usual: 120 }),
    help: 'On the registration certificate, at V.7',
  });
}

function readFirstRegistered(input: ToolInput, kind: 'car' | 'other', today: Date): Date | null {
  const year = input.number({
    name: 'year',
    label: 'Year of first registration',
    min: 1900,
    max: today.getUTCFullYear(),
    usual: 2019,
    help: 'In any country, not the year of import',
  });
  if (year === null) return null;
  const month = isMonthDecisive(kind, year, today)
    ? Number(input.choice({ name: 'month', label: 'Month', options: months, usual: '1' }))
    : 1;
  return lastDayOf(year, month);
}

/** Nobody is promised the rate of a birthday that may be days away. */
function lastDayOf(year: number, month: number): Date {
  return new Date(Date.UTC(year, month, 0));
}

function readElectric(input: ToolInput): boolean {
  return input.isTicked({ name: 'electric', label: 'Runs on electricity alone' });
}

const engineField = { name: 'engine', label: 'Engine size (cc)', min: 1, max: 20_000 } as const;

function readEngine(input: ToolInput, usual: number): number | null {
  return input.number({ ...engineField, usual });
}

/** An electric one has no engine to be taxed by; null while its size is missing. */
function readEngineUnlessElectric(input: ToolInput, usual: number): { engineCc: number | null } | null {
  if (readElectric(input)) return { engineCc: null };
  const engineCc = readEngine(input, usual);
  return engineCc === null ? null : { engineCc };
}
