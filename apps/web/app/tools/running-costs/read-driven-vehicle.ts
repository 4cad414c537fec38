import { type Channel, fuels, standardKmAYear } from '@forecourt/domain';
import type { PricedAdvert } from '@forecourt/pricing';
import type { MakeOnSale } from '@forecourt/search';
import { chooseNamed } from '../choose-named.ts';
import type { ToolInput } from '../tool-input.ts';

interface Around {
  channel: Channel;
  makes: readonly MakeOnSale[];
  thisYear: number;
}

const fuelOptions = fuels.map((value) => ({ value, label: value }));

/** An engine of the middle of the market, to start from. */
const usualEngine: Record<Channel, number> = { Car: 1500, Commercial: 2000, Bike: 700 };

/** A vehicle that the visitor describes, as an advert would; null while a field cannot be used. */
export function readDrivenVehicle(
  input: ToolInput,
  { channel, makes, thisYear }: Around,
): PricedAdvert | null {
  const make = chooseNamed(
    input,
    { name: 'make', label: 'Make', noneLabel: 'Any make' },
    makes.map((each) => each.make),
  );
  const models = makes.find((each) => each.make === make)?.models ?? [];
  const model = chooseNamed(
    input,
    { name: 'model', label: 'Model', noneLabel: make ? 'Any model' : 'Choose a make first' },
    models.map((each) => each.model),
  );
  const year = input.number({ name: 'year', label: 'Year', min: 1950, max: thisYear, usual: thisYear - 6 });
  const fuel = input.choice({ name: 'fuel', label: 'Fuel', options: fuelOptions, usual: 'Petrol' });
  const engineCc =
    fuel === 'Electric'
      ? null
      : input.number({
          name: 'engine',
          label: 'Engine size (cc)',
          min: 1,
          max: 20_000,
          usual: usualEngine[channel],
        });
  const co2 = fuel === 'Electric' || channel !== 'Car' ? null : readCo2(input);
  const motorTax = input.optionalNumber({
    name: 'tax',
    label: 'Motor tax (€ a year)',
    isMore: true,
    min: 0,
    max: 10_000,
    ...(channel === 'Commercial' ? { usual: 333 } : { help: 'Left empty: worked out' }),
  });
  const mileage = input.optionalNumber({
    name: 'mileage',
    label: 'Km on the clock',
    isMore: true,
    min: 0,
    max: 3_000_000,
    help: 'Left empty: the usual for its age',
  });
  if (year === null || co2 === undefined || motorTax === undefined || mileage === undefined) return null;
  return {
    publicReference: '',
    channel,
    status: 'live',
    price: null,
    seller: { kind: 'trade' },
    vehicle: {
      make: make ?? '',
      model: model ?? '',
      year,
      fuel,
      engineCc,
      co2,
      motorTax,
      mileage: mileage ?? Math.max(0, thisYear - year) * standardKmAYear[channel],
    },
  };
}

function readCo2(input: ToolInput): number | null | undefined {
  return input.optionalNumber({
    name: 'co2',
    label: 'CO₂ (g/km)',
    min: 0,
    max: 999,
    usual: 120,
    help: 'At V.7 of the registration certificate',
  });
}
