import { hasChargingPort, type VehicleLook } from '../look.ts';
import { paintFor } from '../paint.ts';
import { hashText, randomFor } from '../random.ts';
import type { CarFinish } from './cars/car-side.ts';
import type { EndFinish } from './ends/front.ts';
import { eraOf, rimShare } from './era.ts';
import { alloyRims, electricRims, plainRims, truckRim, workRims } from './wheels/rims.ts';
import { pickMetal, silverMetal, type WheelDesign } from './wheels/wheel.ts';

export const isElectric = (look: VehicleLook): boolean => look.fuel === 'Electric';

function wheelOf(look: VehicleLook, isLorry: boolean): WheelDesign {
  const random = randomFor(look.seed, 'wheel');
  const share = rimShare[eraOf(look.year)];
  if (isLorry) return { rim: truckRim, metal: silverMetal, rimShare: 0.6, caliper: null };
  if (look.channel === 'Commercial') {
    return { rim: random.pick(workRims), metal: silverMetal, rimShare: Math.min(share, 0.68), caliper: null };
  }
  const isPlain = random.next() < (look.year < 2010 ? 0.45 : 0.1);
  const rims = isPlain ? plainRims : isElectric(look) ? electricRims : alloyRims;
  return {
    rim: random.pick(rims),
    metal: isPlain ? silverMetal : pickMetal(random, look.year),
    rimShare: share,
    caliper: isPlain ? null : random.pick(['#4d5459', '#4d5459', '#4d5459', '#b3262d']),
  };
}

export function sideFinish(look: VehicleLook, isLorry = false): CarFinish {
  return {
    paint: paintFor(look.colour, look.seed),
    era: eraOf(look.year),
    wheel: wheelOf(look, isLorry),
    isBright: look.channel === 'Car' && randomFor(look.seed, 'trim').next() < 0.4,
  };
}

export function endFinish(look: VehicleLook): EndFinish {
  return {
    paint: paintFor(look.colour, look.seed),
    era: eraOf(look.year),
    make: look.make,
    isElectric: isElectric(look) || (hasChargingPort(look) && look.year > 2021),
    plate: look.plate,
    variant: hashText(`${look.make} ${look.model}`),
  };
}
