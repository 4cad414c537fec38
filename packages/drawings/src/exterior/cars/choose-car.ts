import type { VehicleLook } from '../../look.ts';
import { randomFor } from '../../random.ts';
import { type Era, eraOf } from '../era.ts';
import { type CarBody, carBodies } from './bodies.ts';
import type { CarProfile } from './profile.ts';
import { resize } from './resize.ts';
import { scaleOf } from './size-class.ts';
import { styleFor } from './styling.ts';

const bodyByName: Readonly<Record<string, CarBody>> = {
  Hatchback: 'hatchback',
  Saloon: 'saloon',
  Estate: 'estate',
  SUV: 'suv',
  MPV: 'mpv',
  Coupe: 'coupe',
  Convertible: 'convertible',
  'Pick-up': 'pickUp',
  'Commercial SUV': 'suv',
  'Car-derived Van': 'hatchback',
};

export const carBodyNames: readonly string[] = Object.keys(bodyByName);

/** One long door per side: the first pillar moves back and the second door is removed. */
function withTwoDoors(profile: CarProfile): CarProfile {
  const [first] = profile.pillars;
  if (!first || profile.doors.rear === null) return profile;
  const [low, high, width] = first;
  return {
    ...profile,
    pillars: [[low + 230, high + 230, width]],
    doors: { ...profile.doors, middle: profile.doors.middle + 230, rear: null },
  };
}

function withBlind(profile: CarProfile, look: VehicleLook): CarProfile {
  const from = (profile.pillars[0]?.[0] ?? profile.length / 2) + 40;
  if (look.body === 'Car-derived Van')
    return { ...withTwoDoors(profile), blind: { from: from + 230, with: 'metal' } };
  const isTinted =
    look.body === 'Commercial SUV' || (look.year > 2008 && randomFor(look.seed, 'tint').next() < 0.35);
  return isTinted && profile.roof === 'closed' ? { ...profile, blind: { from, with: 'tint' } } : profile;
}

/** Wheels have grown with every generation. */
const wheelGrowth: Readonly<Record<Era, number>> = { boxy: 0.91, rounded: 0.95, modern: 0.99, slim: 1.02 };

function withAge(profile: CarProfile, year: number): CarProfile {
  const era = eraOf(year);
  return { ...profile, tyre: Math.round(profile.tyre * wheelGrowth[era]), hasStrips: era === 'boxy' };
}

export function chooseCar(look: VehicleLook): CarProfile {
  const body = Object.hasOwn(bodyByName, look.body) ? (bodyByName[look.body] ?? 'hatchback') : 'hatchback';
  const [byX, byY] = scaleOf(body, look.model);
  const sized = withAge(styleFor(look.make, resize(carBodies[body], byX, byY)), look.year);
  const hasTwoDoors = look.doors !== null && look.doors <= 3 && body !== 'pickUp';
  const random = randomFor(look.seed, 'trim');
  return withBlind(
    { ...(hasTwoDoors ? withTwoDoors(sized) : sized), hasRails: sized.hasRails && random.next() < 0.75 },
    look,
  );
}
