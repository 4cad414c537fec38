import { dublinDay, groupDigits } from '@forecourt/domain';
import {
  buildYearlyCostOptions,
  channelOfKind,
  consumptionOf,
  drivenVehicleQuestions,
  drivingQuestions,
  runningPriceQuestions,
} from '@forecourt/pricing';
import { type CompletedVehicle, completeVehicle, type DescribedVehicle } from '@forecourt/services';
import { findMostAdvertised } from '../find-most-advertised.ts';
import { findReference } from '../find-reference.ts';
import { mendFields } from '../form/mend-fields.ts';
import { ToolInput } from '../form/tool-input.ts';
import type { ToolQuestion } from '../form/tool-question.ts';
import { namesOnSale } from '../names-on-sale.ts';
import type { ToolAnswerView, ToolView } from '../tool-view.ts';
import { buildRunningCostsAnswer } from './build-running-costs-view.ts';

const frame = {
  name: 'running-costs',
  title: 'What does it cost to run?',
  lead: 'Describe a vehicle or paste an advert’s link, then put in your own kilometres.',
} as const;

/** The yearly cost of an advert's vehicle, or of one that the visitor describes. */
export async function loadRunningCosts({ params, services, now }: ToolQuestion): Promise<ToolView> {
  const input = new ToolInput(params, now);
  const thisYear = dublinDay(now).year;
  const reference = findReference(params.get('advert') ?? '');
  const advert = reference === null ? null : await services.adverts.find(reference);
  const described = channelOfKind(params.get('kind'));
  const makes = advert ? [] : await services.search.makes(described);
  const asked = advert ? null : input.ask(drivenVehicleQuestions, { channel: described }, namesOnSale(makes));
  const example = asked && !isDescribed(asked) ? findMostAdvertised(makes) : null;
  const driven: CompletedVehicle | null = advert
    ? { vehicle: advert, assumed: null }
    : asked && (await completeVehicle({ ...asked, ...example, channel: described }, services, thisYear));
  const channel = driven?.vehicle.channel ?? described;
  const driving = input.ask(drivingQuestions, { channel });
  if (params.get('advert')?.trim() && !advert)
    input.refuse('advert', 'We can’t find an advert with that link or reference.');
  const prices = input.ask(runningPriceQuestions, { fuel: driven?.vehicle.vehicle.fuel });
  const form = input.form('Work it out', 'Tax, mileage and prices');
  if (input.isRefused || !driven || !driving || !prices) return { ...frame, form, ...mendFields };
  const { vehicle, assumed } = driven;
  if (!advert && !consumptionOf(vehicle.vehicle, channel === 'Bike'))
    return { ...frame, form, ...askForMore(vehicle.vehicle.fuel !== null) };
  const options = buildYearlyCostOptions({ ...driving, ...prices });
  return {
    ...frame,
    form: example ? { ...form, isAsked: false } : form,
    ...(example && {
      example: `A ${vehicle.vehicle.year} ${example.make} ${example.model} doing ${groupDigits(options.kmAYear)} km a year`,
    }),
    ...buildRunningCostsAnswer({
      cost: services.pricing.yearlyCost(vehicle, options),
      kmAYear: options.kmAYear,
      advert,
      vehicle,
      assumed,
      standardCost: services.pricing.standardYearlyCost(vehicle),
    }),
  };
}

/** Until then the answer is that of an example, at the visitor's own distance and prices. */
function isDescribed({
  make,
  fuel,
  engineCc,
  co2,
}: Pick<DescribedVehicle, 'make' | 'fuel' | 'engineCc' | 'co2'>) {
  return Boolean(make || fuel || engineCc || co2);
}

/** A total based on an unnamed engine would look like an answer. */
function askForMore(isFuelKnown: boolean): ToolAnswerView {
  const words = isFuelKnown
    ? 'Now choose a make and model, or enter the engine size or CO₂.'
    : 'Choose a make and model, or enter the fuel and engine size.';
  return { summary: words, parts: [{ kind: 'words', words }], explained: null };
}
