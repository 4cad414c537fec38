import type { VehicleLook } from '../look.ts';
import { drawCarSide } from './cars/car-side.ts';
import { chooseCar } from './cars/choose-car.ts';
import type { CarProfile } from './cars/profile.ts';
import { frontShape } from './ends/face-shape.ts';
import { drawFront } from './ends/front.ts';
import { drawRear } from './ends/rear.ts';
import { endFinish, sideFinish } from './finish.ts';
import type { Subject } from './subject.ts';
import { type Pose, usualPose } from './three-quarter/pose.ts';
import { buildTurnedCar } from './three-quarter/turned-car.ts';
import { turnLoad } from './three-quarter/turned-load.ts';
import { findLoad, findVan } from './vans/choose-van.ts';
import { drawLoadEnd } from './vans/load-ends.ts';
import { drawTruckSide, type LoadKind, rigFor } from './vans/truck-side.ts';

/** Long vehicles fill more of the picture, but not in proportion: a city car must not look lost. */
const fillFor = (length: number): number => Math.min(1070, Math.max(900, 1010 * Math.sqrt(length / 4500)));

function sideSubject(profile: CarProfile, drawing: string, height: number): Subject {
  return {
    drawing,
    left: 0,
    right: profile.length,
    height,
    below: 0,
    contacts: [profile.frontAxle, profile.rearAxle, ...profile.moreAxles],
    tyre: profile.tyre,
    breadth: 1,
    fill: fillFor(profile.length),
  };
}

export function buildSide(look: VehicleLook): Subject {
  const load = findLoad(look.body);
  if (look.channel === 'Commercial' && load) {
    const { cab, top } = rigFor(load);
    return sideSubject(cab, drawTruckSide(load, sideFinish(look, cab.tyre > 900)), top);
  }
  const profile = chooseProfile(look);
  return sideSubject(profile, drawCarSide(profile, sideFinish(look)), profile.height);
}

const chooseProfile = (look: VehicleLook): CarProfile =>
  (look.channel === 'Commercial' ? findVan(look.body) : null) ?? chooseCar(look);

export function buildTurned(look: VehicleLook, pose: Pose = usualPose): Subject {
  const load = look.channel === 'Commercial' ? findLoad(look.body) : null;
  const end = endFinish(look);
  if (!load) return buildTurnedCar(chooseProfile(look), sideFinish(look), end, null, pose);
  const { cab } = rigFor(load);
  return buildTurnedCar(cab, sideFinish(look, cab.tyre > 900), end, turnLoad(load, end.paint), pose);
}

/**
 * Whether it can be drawn from every side: open cars, open beds and boxes are only drawn from straight
 * behind.
 */
export function canTurn(look: VehicleLook): boolean {
  if (look.channel === 'Bike' || (look.channel === 'Commercial' && findLoad(look.body))) return false;
  return chooseProfile(look).opening.length === 0;
}

export function buildEnd(look: VehicleLook, view: 'front' | 'rear'): Subject {
  const load: LoadKind | null = look.channel === 'Commercial' ? findLoad(look.body) : null;
  const rig = load ? rigFor(load) : null;
  const profile = rig?.cab ?? chooseProfile(look);
  const { half, height } = frontShape(profile);
  const finish = endFinish(look);
  const cab = view === 'front' ? drawFront(profile, finish) : load ? '' : drawRear(profile, finish);
  const drawing = load && rig ? drawLoadEnd(load, rig, finish, view, cab) : cab;
  const wide = load ? Math.max(half, 1180) : half;
  return {
    drawing,
    left: -wide,
    right: wide,
    height: Math.max(height, rig?.top ?? 0),
    below: 0,
    contacts: [-half + 150, half - 150],
    tyre: profile.tyre * 0.75,
    breadth: 1,
    fill: 690,
  };
}
