import { type Advert, dublinDay, isPublicReference, standardKmAYear } from '@forecourt/domain';
import type { PricedAdvert } from '@forecourt/pricing';
import { mendFields } from '../mend-fields.ts';
import { readEnergyPrices } from '../read-energy-prices.ts';
import { ToolInput } from '../tool-input.ts';
import type { ToolQuestion } from '../tool-question.ts';
import type { ToolView } from '../tool-view.ts';
import { channelOfKind, kindOptions } from '../valuation/vehicle-kind.ts';
import { buildRunningCostsAnswer } from './build-running-costs-view.ts';
import { energyPricesOf } from './energy-prices-of.ts';
import { readDrivenVehicle } from './read-driven-vehicle.ts';

const frame = {
  name: 'running-costs',
  title: 'What does a year cost?',
  lead: 'Give the reference of an advert, or describe a vehicle. The kilometres are yours.',
} as const;

/** A year's cost of an advert's vehicle, or of one that the visitor describes. */
export async function loadRunningCosts({ params, services, now }: ToolQuestion): Promise<ToolView> {
  const input = new ToolInput(params);
  const reference = input.text({
    name: 'advert',
    label: 'Advert reference',
    help: 'The 12 characters at the end of its address; or leave it empty',
    mostLetters: 12,
  });
  const advert = isPublicReference(reference) ? await services.adverts.find(reference) : null;
  if (reference && !advert) input.refuse('advert', 'There is no advert with this reference.');
  const described = advert ?? (await describeVehicle(input, { params, services, now }));
  const kmAYear = readDistance(input, described ?? null);
  const prices = readEnergyPrices(input, energyPricesOf(described?.vehicle.fuel ?? null));
  const form = input.form('Work it out', 'Tax, mileage and prices');
  if (input.isRefused || !described || kmAYear === null) return { ...frame, form, ...mendFields };
  return {
    ...frame,
    form,
    ...buildRunningCostsAnswer({
      cost: services.pricing.yearlyCost(described, { kmAYear, prices }),
      kmAYear,
      advert,
      vehicle: described,
      standardCost: services.pricing.standardYearlyCost(described),
    }),
  };
}

async function describeVehicle(
  input: ToolInput,
  { params, services, now }: Pick<ToolQuestion, 'params' | 'services' | 'now'>,
): Promise<PricedAdvert | null> {
  const channel = channelOfKind(params.get('kind'));
  input.choice({ name: 'kind', label: 'Kind of vehicle', options: kindOptions, usual: 'car' });
  const makes = await services.search.makes(channel);
  return readDrivenVehicle(input, { channel, makes, thisYear: dublinDay(now).year });
}

function readDistance(
  input: ToolInput,
  vehicle: Pick<Advert, 'channel'> | PricedAdvert | null,
): number | null {
  return input.number({
    name: 'km',
    label: 'Km a year',
    min: 0,
    max: 200_000,
    usual: standardKmAYear[vehicle?.channel ?? 'Car'],
  });
}
