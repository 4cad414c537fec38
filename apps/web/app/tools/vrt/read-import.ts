import type { ImportOrigin, ImportQuestion, VehicleToRegister } from '@forecourt/pricing';
import type { ToolInput } from '../tool-input.ts';

const origins = [
  { value: 'great-britain', label: 'Great Britain' },
  { value: 'northern-ireland', label: 'Northern Ireland' },
  { value: 'eu', label: 'Another EU country' },
  { value: 'elsewhere', label: 'Japan or elsewhere' },
] as const;

const kinds = [
  { value: 'car', label: 'Car' },
  { value: 'van', label: 'Van, pick-up or camper' },
  { value: 'motorcycle', label: 'Motorcycle' },
  { value: 'truck-or-vintage', label: 'Truck, or over 30 years old' },
] as const;

const fuels = [
  { value: 'other', label: 'Petrol or hybrid' },
  { value: 'diesel', label: 'Diesel' },
  { value: 'electric', label: 'Electric' },
] as const;

const cycles = [
  { value: 'WLTP', label: 'WLTP' },
  { value: 'NEDC', label: 'NEDC (older cars)' },
] as const;

const cleared = [
  { value: 'yes', label: 'Yes, there before 2021 or cleared since' },
  { value: 'no', label: 'No, or there is no proof' },
] as const;

/** Null while something that is needed is missing or cannot be used. */
export function readImport(input: ToolInput, day: string): ImportQuestion | null {
  const from = input.choice({ name: 'from', label: 'Bought in', options: origins, usual: 'great-britain' });
  const kind = input.choice({ name: 'kind', label: 'Kind of vehicle', options: kinds, usual: 'car' });
  const price = input.number({
    name: 'price',
    label: 'Price paid (€)',
    min: 0,
    max: 2_000_000,
    usual: 15_000,
    help: 'At the bank’s rate of the day',
  });
  const transport = input.number({
    name: 'transport',
    label: 'Transport (€)',
    min: 0,
    max: 50_000,
    usual: 400,
    help: 'Ferry, fuel or carrier',
  });
  const vehicle = readVehicle(input, kind);
  const proofs = readProofs(input, from);
  if (input.isRefused || !vehicle || price === null || transport === null) return null;
  return { vehicle, from, price, transport, day, ...proofs };
}

function readVehicle(input: ToolInput, kind: VehicleToRegister['kind']): VehicleToRegister | null {
  switch (kind) {
    case 'car': {
      const fuel = input.choice({ name: 'fuel', label: 'Fuel', options: fuels, usual: 'other' });
      const omsp = readOmsp(input);
      if (fuel === 'electric')
        return omsp === null ? null : { kind, omsp, co2: 0, cycle: 'WLTP', nox: 0, fuel };
      const co2 = readCo2(input, 118);
      const cycle = input.choice({ name: 'cycle', label: 'CO₂ measured by', options: cycles, usual: 'WLTP' });
      const nox = input.optionalNumber({
        name: 'nox',
        label: 'NOx (mg/km)',
        min: 0,
        max: 5000,
        usual: 30,
        help: 'Empty: no proof, so the most is charged',
      });
      return omsp === null || co2 === null || nox === undefined
        ? null
        : { kind, omsp, co2, cycle, nox, fuel };
    }
    case 'van': {
      const omsp = readOmsp(input);
      const co2 = readCo2(input, 160);
      return omsp === null || co2 === null ? null : { kind, omsp, co2 };
    }
    case 'motorcycle': {
      const engineCc = input.number({
        name: 'engine',
        label: 'Engine size (cc)',
        min: 1,
        max: 5000,
        usual: 650,
      });
      const ageMonths = input.number({ name: 'age', label: 'Age in months', min: 0, max: 1800, usual: 48 });
      return engineCc === null || ageMonths === null ? null : { kind, engineCc, ageMonths };
    }
    case 'truck-or-vintage':
      return { kind };
  }
}

function readOmsp(input: ToolInput): number | null {
  return input.number({
    name: 'omsp',
    label: 'Selling price in Ireland (€)',
    min: 100,
    max: 2_000_000,
    usual: 22_000,
    help: 'What it sells for here, all taxes in',
  });
}

function readCo2(input: ToolInput, usual: number): number | null {
  return input.number({ name: 'co2', label: 'CO₂ (g/km)', min: 0, max: 999, usual });
}

function readProofs(input: ToolInput, from: ImportOrigin): Partial<ImportQuestion> {
  switch (from) {
    case 'great-britain':
      return {
        isUkMade: input.isTicked({ name: 'ukMade', label: 'Made in the UK, with proof of origin' }),
      };
    case 'northern-ireland':
      return {
        isClearedInNi:
          input.choice({
            name: 'cleared',
            label: 'Properly in Northern Ireland',
            options: cleared,
            usual: 'yes',
          }) === 'yes',
        isNew: readIsNew(input),
      };
    case 'eu':
      return { isNew: readIsNew(input) };
    case 'elsewhere':
      return {};
  }
}

function readIsNew(input: ToolInput): boolean {
  return input.isTicked({ name: 'isNew', label: 'Up to six months old or 6,000 km' });
}
