import { capitaliseFirst } from '@forecourt/domain';
import { equipmentWords, has, type Telling } from './vehicle-words.ts';

export function electricWords({ random, vehicle }: Telling): string {
  const real =
    vehicle.rangeKm === null ? null : Math.round((vehicle.rangeKm * random.between(0.78, 0.88)) / 10) * 10;
  const rapid = has(vehicle, 'CCS rapid charging') ? ' Charges to 80% while you have a coffee.' : '';
  return real === null
    ? 'Battery as good as new.'
    : `Getting about ${real} km on a charge in normal driving.${rapid}`;
}

export function equipmentSentence(telling: Telling): string | null {
  const list = equipmentWords(telling, telling.random.whole(2, 5));
  return list === null
    ? null
    : capitaliseFirst(
        telling.random.pick([`has ${list}.`, `comes with ${list}.`, `it has ${list}.`, `${list}.`]),
      );
}

export function reason({ random, vehicle, made }: Telling): string {
  const isRoomy = vehicle.body === 'SUV' || vehicle.body === 'Estate';
  const isBig = vehicle.body === 'MPV' || (isRoomy && (vehicle.powerKw ?? 0) > 95);
  return random.pick([
    'Selling as I got a company car.',
    'Only selling as I am working from home and it is sitting in the drive.',
    'Moving abroad in the new year so must sell.',
    'Two cars in the house and only need the one.',
    'My replacement has arrived.',
    isBig ? 'Kids are gone, so downsizing.' : 'Baby on the way so we need something bigger.',
    vehicle.fuel === 'Electric' ? 'Moving to a bigger electric.' : 'Going electric.',
    'Upgrading.',
    made.age > 8 ? 'Surplus to requirements.' : 'Changing for a van for work.',
    'Retiring from driving.',
    'Genuine reason for sale.',
  ]);
}

export function closing({ random, town, price, vehicle, made }: Telling): string {
  const isFirstCar = (vehicle.engineCc ?? 9999) <= 1250 && (price ?? 99_999) < 10_000;
  return random.pick([
    'No time wasters please.',
    'Any questions, just ask.',
    `Viewing in ${town}, evenings and weekends.`,
    'Any test drive welcome with proof of insurance.',
    'Price is fair so no silly offers.',
    'Open to a sensible offer.',
    'Please ring rather than text.',
    'History check done and clear, no finance owing.',
    'No swaps.',
    isFirstCar ? 'Ideal first car, cheap to insure.' : 'You will not be disappointed.',
    made.age > 10 ? 'Plenty of life left in it.' : 'Bring a mechanic if you like.',
    `Can be seen any time around ${town}.`,
    'Go raibh maith agat.',
    'Thanks for looking.',
  ]);
}
