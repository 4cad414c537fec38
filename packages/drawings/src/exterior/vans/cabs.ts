import type { CarProfile } from '../cars/profile.ts';
import { vanBodies } from './van-bodies.ts';

const large = vanBodies.largeVan;

/** The front of a large van, cut behind the doors: everything else is on its frame. */
const vanCab: CarProfile = {
  ...large,
  length: 6150,
  height: 2260,
  rearAxle: 4700,
  sill: 300,
  outline: [
    ...large.outline.slice(0, 8),
    [1440, 1990, 44],
    [1760, 2200, 18],
    [2080, 2254, 2],
    [2210, 2215, -50],
    [2260, 1900, -86],
    [2270, 700, -90],
    [2255, 330, -100, 180],
  ],
  rearScreenFrom: null,
  tailLamp: { x: -900, y: 900, width: 10, height: 10 },
  sliding: null,
};

/** A forward-control cab: the driver sits over the front wheel. */
const lorryCab: CarProfile = {
  ...large,
  length: 8300,
  height: 2920,
  frontAxle: 1330,
  rearAxle: 6100,
  tyre: 990,
  sill: 430,
  outline: [
    [120, 420, 150],
    [40, 520, 104],
    [16, 800, 91],
    [14, 1000, 90],
    [16, 1200, 90],
    [22, 1400, 89],
    [32, 1600, 88],
    [52, 1790, 85, 85],
    [150, 2640, 80],
    [330, 2860, 30],
    [760, 2916, 2],
    [1900, 2910, -2],
    [2160, 2820, -60],
    [2200, 2500, -88],
    [2205, 900, -90],
    [2190, 470, -100],
  ],
  screenFrom: 7,
  rearScreenFrom: null,
  glass: [
    [330, 1790, 85, 85],
    [400, 2480, 82, 40],
    [470, 2540, 10],
    [1180, 2560, 0, -60],
    [1230, 2500, -88],
    [1250, 1900, -90],
    [1190, 1800, 186],
  ],
  shoulder: [
    [40, 1640, 0],
    [700, 1660, 0],
    [1500, 1660, 0],
    [2200, 1660, 0],
  ],
  crease: [
    [240, 1130, 0],
    [900, 1140, 0],
    [2100, 1140, 0],
  ],
  pillars: [],
  doors: { front: 300, middle: 1300, rear: null, top: 1800 },
  headlamp: { x: 40, y: 760, width: 300, height: 230 },
  tailLamp: { x: -900, y: 900, width: 10, height: 10 },
  seats: [[900, 1810]],
  sliding: null,
};

/** A sleeper cab under a high roof. */
const tractorCab: CarProfile = {
  ...lorryCab,
  length: 6050,
  height: 3720,
  rearAxle: 4920,
  outline: [
    ...lorryCab.outline.slice(0, 8),
    [150, 2640, 80],
    [330, 3150, 66],
    [760, 3620, 24],
    [1900, 3715, 2],
    [2200, 3640, -70],
    [2240, 3000, -89],
    [2245, 900, -90],
    [2230, 470, -100],
  ],
};

export const cabs = { vanCab, lorryCab, tractorCab } as const;
