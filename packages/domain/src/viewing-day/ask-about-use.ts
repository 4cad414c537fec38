import { formatMileage } from '../distance/mileage.ts';
import { groupDigits } from '../number/group-digits.ts';
import type { QuestionRule } from './question-rule.ts';

/** Kilometres a year below which a car mostly did short trips, and above which it lived on the road. */
const usualKmAYear = { least: 6_000, most: 28_000 } as const;
/** From here on belts, gearbox oil and tyres have an age of their own. */
const beltAge = 5;
const beltKm = 90_000;
const gearboxKm = 60_000;
const tyreAge = 6;

/** What its mileage, its age and its engine suggest asking. */
export const askAboutUse: readonly QuestionRule[] = [
  ({ advert: { vehicle, doubted }, age }) => {
    if (vehicle.condition === 'New') return null;
    const { mileage } = vehicle;
    if (mileage === null) return 'What’s on the clock? The advert doesn’t say.';
    const said = formatMileage(vehicle);
    if (doubted.includes('mileage')) {
      return `The advert says ${said}, which looks unusual. What do the bills and test reports say?`;
    }
    // A car of this year or last may have any mileage.
    if (age < 2) return null;
    const aYear = Math.round(mileage / age / 1000) * 1000;
    if (aYear >= usualKmAYear.most) {
      return `${said} is about ${groupDigits(aYear)} km a year. What kind of driving was it?`;
    }
    return mileage / age < usualKmAYear.least
      ? `${said} is little for its age. Was it short trips, and was it serviced every year?`
      : null;
  },
  ({ advert: { vehicle, channel }, age }) => {
    const hasEngine = vehicle.fuel !== null && vehicle.fuel !== 'Electric';
    const isDue = age >= beltAge || (vehicle.mileage ?? 0) >= beltKm;
    return channel !== 'Bike' && hasEngine && isDue
      ? 'Has it a timing belt or a chain? If it’s a belt, when was it changed, and is there a bill?'
      : null;
  },
  ({ advert: { vehicle, channel } }) =>
    channel === 'Car' && vehicle.fuel?.startsWith('Diesel') && vehicle.condition !== 'New'
      ? 'Did it do long runs? A diesel’s filter needs them.'
      : null,
  ({ advert: { vehicle } }) =>
    vehicle.transmission === 'Automatic' && vehicle.fuel !== 'Electric' && (vehicle.mileage ?? 0) >= gearboxKm
      ? 'Has the oil in the automatic gearbox been changed, and is there a bill?'
      : null,
  ({ advert: { vehicle } }) =>
    vehicle.fuel === 'Electric' && vehicle.condition !== 'New'
      ? 'What’s the battery’s health, who measured it, and how long is left on its own warranty?'
      : null,
  ({ advert: { vehicle } }) =>
    vehicle.fuel === 'Electric' || vehicle.fuel?.includes('Plug-in')
      ? 'Which charging cables come with it?'
      : null,
  ({ advert: { vehicle, channel }, age }) =>
    age >= tyreAge && vehicle.condition !== 'New'
      ? `When were the ${channel === 'Bike' ? 'tyres and the chain' : 'tyres'} last changed?`
      : null,
];
