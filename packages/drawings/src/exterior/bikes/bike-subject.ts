import type { ExteriorView, VehicleLook } from '../../look.ts';
import { paintFor } from '../../paint.ts';
import type { Subject } from '../subject.ts';
import { drawBikeFront } from './bike-front.ts';
import type { BikeProfile } from './bike-profile.ts';
import { drawBikeRear } from './bike-rear.ts';
import { drawBikeSide } from './bike-side.ts';
import { bikeProfileFor } from './bodies.ts';

const highest = (profile: BikeProfile): number =>
  Math.max(
    profile.grip[1] + 200,
    ...(profile.screen ?? []).map(([, y]) => y),
    profile.luggage === 'panniers and box' ? profile.tailLamp[1] + 400 : 0,
  );

function buildBikeSide(profile: BikeProfile, look: VehicleLook): Subject {
  return {
    drawing: drawBikeSide(profile, paintFor(look.colour, look.seed)),
    left: -profile.front.radius,
    right: Math.max(profile.wheelbase + profile.rear.radius, profile.plateAt[0]),
    height: highest(profile),
    below: 0,
    contacts: [0, profile.wheelbase],
    tyre: profile.rear.radius,
    breadth: 0.5,
    fill: 830,
  };
}

export function buildBike(look: VehicleLook, view: ExteriorView): Subject {
  const profile = bikeProfileFor(look.body);
  if (view !== 'front' && view !== 'rear') return buildBikeSide(profile, look);
  const paint = paintFor(look.colour, look.seed);
  const apart = profile.fork ? 0 : 430;
  return {
    drawing: view === 'front' ? drawBikeFront(profile, paint) : drawBikeRear(profile, paint, look.plate),
    left: -430 - apart * 0.2,
    right: 430 + apart * 0.2,
    height: highest(profile),
    below: 0,
    contacts: apart ? [-apart, apart] : [0],
    tyre: 280,
    breadth: 0.5,
    fill: 620,
  };
}
