import type { VehicleLook } from '../look.ts';
import { mixPaint, type Paint } from '../paint.ts';
import { randomFor } from '../random.ts';

export interface Cabin {
  /** Dials behind glass, dials with a small screen beside, or screens only. */
  era: 'analogue' | 'mixed' | 'screens';
  /** Where makers put the screen in the screen era: on a stand, upright, or all under one glass. */
  layout: 'floating' | 'upright' | 'panorama';
  upholstery: Paint;
  leather: boolean;
  plastic: Paint;
  /** The strip across the dashboard. */
  trim: string;
  stitch: string;
  /** What lights up: clocks, screen, ambient strip. */
  glow: string;
}

const upholsteries = [
  { base: '#2b2e33', leather: false, stitch: '#7c8490', weight: 6 },
  { base: '#3a3d42', leather: false, stitch: '#8f969f', weight: 4 },
  { base: '#23252a', leather: true, stitch: '#9aa3ad', weight: 5 },
  { base: '#8a5a3a', leather: true, stitch: '#d9b48c', weight: 2 },
  { base: '#b9a78e', leather: true, stitch: '#efe4d0', weight: 2 },
  { base: '#8b9098', leather: true, stitch: '#d4d9de', weight: 1 },
  { base: '#34415a', leather: false, stitch: '#8ea0bd', weight: 2 },
  { base: '#5d2329', leather: true, stitch: '#c9868c', weight: 1 },
] as const;

const workUpholsteries = upholsteries.filter((choice) => !choice.leather);
const trims = ['#aeb4bb', '#14161a', '#6d5238', '#3e444c', '#8a9097'] as const;
const modernGlows = ['#57b6ff', '#7fd4ff', '#9fb4ff', '#ffffff'] as const;
const olderGlows = ['#ff8a4c', '#f4f6f8', '#8fd88f'] as const;

/** The inside of one vehicle: all its interior pictures must show the same seats and the same era. */
export function cabinFor(look: VehicleLook): Cabin {
  const random = randomFor(look.seed, 'cabin');
  const choices = look.channel === 'Car' ? upholsteries : workUpholsteries;
  const total = choices.reduce((sum, choice) => sum + choice.weight, 0);
  let mark = random.next() * total;
  const chosen = choices.find((choice) => {
    mark -= choice.weight;
    return mark < 0;
  });
  const { base, leather, stitch } = chosen ?? upholsteries[0];
  const era = look.year < 2012 ? 'analogue' : look.year < 2019 ? 'mixed' : 'screens';
  return {
    era,
    leather,
    stitch,
    upholstery: mixPaint(base),
    plastic: mixPaint(random.pick(['#31353b', '#383b40', '#2c3036', '#44474c'])),
    trim: random.pick(trims),
    layout: random.pick<Cabin['layout']>(['floating', 'upright', 'panorama']),
    glow: era === 'analogue' ? random.pick(olderGlows) : random.pick(modernGlows),
  };
}
