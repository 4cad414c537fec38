import { type Channel, dublinDay, standardKmAYear } from '@forecourt/domain';
import { consumptionOf } from '@forecourt/pricing';
import { type CompletedVehicle, completeVehicle } from '@forecourt/services';
import { findReference } from '../find-reference.ts';
import { mendFields } from '../mend-fields.ts';
import { readEnergyPrices } from '../read-energy-prices.ts';
import { ToolInput } from '../tool-input.ts';
import type { ToolQuestion } from '../tool-question.ts';
import type { ToolAnswerView, ToolView } from '../tool-view.ts';
import { channelOfKind, kindOptions } from '../valuation/vehicle-kind.ts';
import { buildRunningCostsAnswer } from './build-running-costs-view.ts';
import { energyPricesOf } from './energy-prices-of.ts';
import { readDrivenVehicle } from './read-driven-vehicle.ts';
import { readInsurance } from './read-insurance.ts';

const frame = {
  name: 'running-costs',
  title: 'What does a year cost?',
  lead: 'Describe a vehicle, or paste the link of an advert. The kilometres are yours.',
} as const;

/** A year's cost of an advert's vehicle, or of one that the visitor describes. */
export async function loadRunningCosts({ params, services, now }: ToolQuestion): Promise<ToolView> {
  const input = new ToolInput(params);
  const reference = findReference(params.get('advert') ?? '');
  const advert = reference === null ? null : await services.adverts.find(reference);
  const driven = advert
    ? { vehicle: advert, assumed: null }
    : await describeVehicle(input, { params, services, now });
  const channel = driven?.vehicle.channel ?? channelOfKind(params.get('kind'));
  const kmAYear = readDistance(input, channel);
  const insurance = readInsurance(input, channel);
  const pasted = input.text({
    name: 'advert',
    label: 'Or an advert’s link',
    help: 'Or the 12 characters at its end',
    mostLetters: 300,
  });
  if (pasted && !advert) input.refuse('advert', 'No advert has this link or reference.');
  const prices = readEnergyPrices(input, energyPricesOf(driven?.vehicle.vehicle.fuel ?? null));
  const form = input.form('Work it out', 'Tax, mileage and prices');
  if (input.isRefused || !driven || kmAYear === null || insurance === null)
    return { ...frame, form, ...mendFields };
  const { vehicle, assumed } = driven;
  if (!advert && !consumptionOf(vehicle.vehicle, channel === 'Bike'))
    return { ...frame, form, ...askForMore(vehicle.vehicle.fuel !== null) };
  return {
    ...frame,
    form,
    ...buildRunningCostsAnswer({
      cost: services.pricing.yearlyCost(vehicle, { kmAYear, prices, insurance }),
      kmAYear,
      advert,
      vehicle,
      assumed,
      standardCost: services.pricing.standardYearlyCost(vehicle),
    }),
  };
}

async function describeVehicle(
  input: ToolInput,
  { params, services, now }: Pick<ToolQuestion, 'params' | 'services' | 'now'>,
): Promise<CompletedVehicle | null> {
  const channel = channelOfKind(params.get('kind'));
  input.choice({ name: 'kind', label: 'Kind of vehicle', options: kindOptions, usual: 'car' });
  const makes = await services.search.makes(channel);
  const thisYear = dublinDay(now).year;
  const described = readDrivenVehicle(input, { channel, makes, thisYear });
  return described && completeVehicle(described, services, thisYear);
}

/** A sum on an engine that nobody named would look like an answer. */
function askForMore(isFuelKnown: boolean): ToolAnswerView {
  const words = isFuelKnown
    ? 'Now choose a make and model, or give the engine’s size or its CO₂.'
    : 'Choose a make and model, or give the fuel and the engine’s size.';
  return { summary: words, parts: [{ kind: 'words', words }], explained: null };
}

function readDistance(input: ToolInput, channel: Channel): number | null {
  return input.number({
    name: 'km',
    label: 'Km a year',
    min: 0,
    max: 200_000,
    usual: standardKmAYear[channel],
  });
}
