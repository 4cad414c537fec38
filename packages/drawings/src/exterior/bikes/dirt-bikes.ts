import type { BikeProfile } from './bike-profile.ts';
import { naked } from './naked-bikes.ts';

export const motocross: BikeProfile = {
  ...naked,
  wheelbase: 1480,
  front: { radius: 345, tyre: 84 },
  rear: { radius: 330, tyre: 112 },
  wheels: 'wire',
  tread: 'knobbly',
  cuts: [],
  head: [335, 1030],
  pivot: [930, 470],
  fork: { width: 54, gaiter: false },
  engine: 'single',
  exhaust: 'high',
  painted: [
    [
      [-190, 800, 40],
      [60, 890, 16],
      [320, 905, -4, -100],
      [300, 870, 184],
      [80, 845, 190],
    ],
    [
      [1080, 900, 20],
      [1350, 975, 14],
      [1640, 1060, 18, -140],
      [1500, 960, 205],
      [1250, 850, 200],
    ],
    [
      [360, 930, 70],
      [450, 1010, 20],
      [680, 990, -12],
      [860, 930, -20, 215],
      [700, 780, 215],
      [520, 640, 200, 120],
      [430, 760, 110],
    ],
  ],
  plastic: [
    [
      [880, 880, 0],
      [1250, 920, 12],
      [1280, 880, 240],
      [1180, 700, 205],
      [1000, 690, 150],
    ],
  ],
  seat: [
    [560, 1040, -8],
    [850, 990, -4],
    [1150, 1005, 10],
    [1420, 1050, 12, -110],
    [1350, 985, 192],
    [1080, 890, 186],
    [760, 890, 176],
  ],
  lamp: { kind: 'none', x: 210, y: 980, size: 80 },
  tailLamp: [1600, 1030],
  grip: [420, 1160],
  mirror: false,
  guard: 'high',
  plateAt: [1620, 880],
};

export const enduro: BikeProfile = {
  ...motocross,
  lamp: { kind: 'slab', x: 205, y: 985, size: 86 },
  mirror: true,
};

export const supermoto: BikeProfile = {
  ...enduro,
  tread: 'road',
  front: { radius: 305, tyre: 90 },
  rear: { radius: 312, tyre: 112 },
  head: [320, 995],
};

export const trial: BikeProfile = {
  ...motocross,
  wheelbase: 1320,
  painted: [
    ...motocross.painted.slice(0, 1),
    [
      [380, 880, 60],
      [470, 930, 10],
      [700, 830, -34],
      [980, 740, -8],
      [1420, 900, 26, -140],
      [1250, 780, 205],
      [900, 660, 190],
      [560, 680, 140],
    ],
  ],
  plastic: [],
  seat: [
    [820, 790, -10],
    [960, 775, 2],
    [1080, 800, 18, -120],
    [980, 745, 186],
  ],
  tailLamp: [1400, 880],
};
