import { type Channel, fuels } from '@forecourt/domain';
import type { MakeOnSale } from '@forecourt/search';
import type { DescribedVehicle } from '@forecourt/services';
import { chooseMakeAndModel } from '../choose-make-and-model.ts';
import type { ToolInput } from '../tool-input.ts';

interface Around {
  channel: Channel;
  makes: readonly MakeOnSale[];
  thisYear: number;
}

const asInAdverts = 'Left empty: as in adverts like it';
const fuelOptions = [
  { value: '', label: 'As in adverts like it' },
  ...fuels.map((value) => ({ value, label: value })),
] as const;

/** A vehicle that the visitor describes, as far as they do; null while a field cannot be used. */
export function readDrivenVehicle(
  input: ToolInput,
  { channel, makes, thisYear }: Around,
): DescribedVehicle | null {
  const { make, model } = chooseMakeAndModel(input, makes, { make: 'Any make', model: 'Any model' });
  const year = input.number({ name: 'year', label: 'Year', min: 1950, max: thisYear, usual: thisYear - 6 });
  const fuel = input.choice({ name: 'fuel', label: 'Fuel', options: fuelOptions, usual: '' });
  const isElectric = fuel === 'Electric';
  const engineCc = isElectric
    ? null
    : input.optionalNumber({
        name: 'engine',
        label: 'Engine size (cc)',
        min: 1,
        max: 20_000,
        help: asInAdverts,
      });
  const co2 =
    isElectric || channel !== 'Car'
      ? null
      : input.optionalNumber({ name: 'co2', label: 'CO₂ (g/km)', min: 0, max: 999, help: asInAdverts });
  const motorTax = input.optionalNumber({
    name: 'tax',
    label: 'Motor tax (€ a year)',
    isMore: true,
    min: 0,
    max: 10_000,
    help: 'Left empty: worked out',
  });
  const mileage = input.optionalNumber({
    name: 'mileage',
    label: 'Km on the clock',
    isMore: true,
    min: 0,
    max: 3_000_000,
    help: 'Left empty: the usual for its age',
  });
  if (
    year === null ||
    engineCc === undefined ||
    co2 === undefined ||
    motorTax === undefined ||
    mileage === undefined
  )
    return null;
  return { channel, make, model, year, fuel: fuel || null, engineCc, co2, motorTax, mileage };
}
