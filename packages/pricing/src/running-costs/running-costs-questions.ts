import {
  type Channel,
  channels,
  dublinDay,
  formatEuro,
  groupDigits,
  standardKmAYear,
} from '@forecourt/domain';
import type { Answers, Asked, Questions } from '../questions/question.ts';
import { vehicleQuestions } from '../questions/vehicle-questions.ts';
import { energyPriceQuestions } from './energy-price-questions.ts';
import type { EnergyPrices } from './energy-prices.ts';
import { averageInsurance, averageInsuranceOf } from './insurance.ts';
import type { YearlyCostOptions } from './yearly-cost.ts';

const alike = 'Leave it blank to use the usual figure for this model';
const hasEngine = ({ fuel }: Asked) => fuel !== 'Electric';
const averageOf = ({ channel }: Asked) => averageInsuranceOf(channel as Channel);

const insurances = [
  { value: 'none', label: 'Leave it out' },
  { value: 'average', label: `Average for ${averageInsurance.asOf}, ${formatEuro(averageInsurance.amount)}` },
  { value: 'own', label: 'My own premium' },
] as const;

const burns = (litre: 'petrol' | 'diesel') => (asked: Asked) =>
  hasEngine(asked) && String(asked.fuel).startsWith('Diesel') === (litre === 'diesel');
const isCharged = ({ fuel }: Asked) => fuel === 'Electric' || String(fuel).includes('Plug-in');

/** A vehicle as far as a visitor describes it. */
// biome-ignore format: one question a line reads as a table
export const drivenVehicleQuestions = {
  kind: vehicleQuestions.kind,
  make: { ...vehicleQuestions.make, noneLabel: 'Any make' },
  model: { ...vehicleQuestions.model, noneLabel: ({ make }) => (make ? 'Any model' : 'Choose a make first') },
  year: { ...vehicleQuestions.year, example: (_, today) => dublinDay(today).year - 6 },
  fuel: { ...vehicleQuestions.fuel, noneLabel: 'Usual for this model' },
  engineCc: { ...vehicleQuestions.engineCc, min: 1, help: alike, when: hasEngine },
  co2: { ...vehicleQuestions.co2, help: alike, when: (asked) => hasEngine(asked) && asked.channel === 'Car' },
  motorTax: { kind: 'number', param: 'tax', label: 'Motor tax', unit: '€ a year', min: 0, max: 10_000, isOptional: true, isMore: true, help: 'Leave it blank and we’ll work it out' },
  mileage: { ...vehicleQuestions.mileage, label: 'Km on the clock', isMore: true, help: 'Leave it blank to use the usual figure for its age' },
} as const satisfies Questions;

/** How it is driven, for any vehicle. The channel is known. */
// biome-ignore format: one question a line reads as a table
export const drivingQuestions = {
  km: { ...vehicleQuestions.kmAYear, usual: ({ channel }) => standardKmAYear[channel as Channel], about: `When left out: ${channels.map((channel) => `${groupDigits(standardKmAYear[channel])} (${channel})`).join(', ')}` },
  // Nothing is published for vans and bikes, so the average is removed when the kind changes.
  insurance: { kind: 'choice', label: 'Insurance', options: insurances, offers: (asked) => insurances.flatMap(({ value }) => (value === 'average' && averageOf(asked) === null ? [] : value)), usual: 'none' },
  premium: { kind: 'number', label: 'Your premium', unit: '€ a year', min: 1, max: 50_000, example: averageOf, when: ({ insurance }) => insurance === 'own', why: 'insurance=own goes by it' },
  advert: { kind: 'text', label: 'Or an advert’s link', maxLength: 2000, isOptional: true, only: 'page', help: 'Or just the 12 characters at the end of it' },
} as const satisfies Questions;

/** The prices that matter for the vehicle's fuel. */
// biome-ignore format: one question a line reads as a table
export const runningPriceQuestions = {
  petrol: { ...energyPriceQuestions.petrol, when: burns('petrol') },
  diesel: { ...energyPriceQuestions.diesel, when: burns('diesel') },
  homeNight: { ...energyPriceQuestions.homeNight, when: isCharged },
  homeDay: { ...energyPriceQuestions.homeDay, when: isCharged },
  publicFast: { ...energyPriceQuestions.publicFast, when: isCharged },
} as const satisfies Questions;

type AskedDriving = Answers<typeof drivingQuestions> & Answers<typeof runningPriceQuestions>;

export function buildYearlyCostOptions(asked: AskedDriving): YearlyCostOptions {
  const { km, insurance, premium, petrol, diesel, homeNight, homeDay, publicFast } = asked;
  const prices = Object.entries({ petrol, diesel, homeNight, homeDay, publicFast });
  return {
    kmAYear: km,
    // In REST a premium alone means that it is included.
    insurance: premium ?? (insurance === 'own' ? 'none' : insurance),
    prices: Object.fromEntries(prices.filter(([, price]) => price !== null)) as Partial<EnergyPrices>,
  };
}
