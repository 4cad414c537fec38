import type { BikeProfile } from './bike-profile.ts';

export const naked: BikeProfile = {
  wheelbase: 1430,
  front: { radius: 305, tyre: 82 },
  rear: { radius: 312, tyre: 104 },
  wheels: 'cast',
  head: [292, 925],
  pivot: [905, 425],
  fork: { width: 50, gaiter: false },
  tread: 'road',
  frame: 'beam',
  hasTwinFront: false,
  engine: 'inline',
  exhaust: 'low',
  painted: [
    [
      [1010, 800, 60],
      [1090, 880, 30],
      [1400, 985, 14, -110],
      [1385, 925, 200],
      [1180, 830, 200],
    ],
    [
      [368, 850, 70],
      [410, 950, 42],
      [560, 1010, 6],
      [720, 962, -28],
      [850, 850, -46, 190],
      [760, 800, 196],
      [560, 770, 178],
      [470, 720, 215, 150],
      [390, 770, 120],
    ],
  ],
  cuts: [
    [
      [470, 730, 60],
      [560, 800, 10],
      [640, 790, -20, -140],
      [540, 735, 200],
    ],
  ],
  plastic: [
    [
      [700, 790, 0],
      [900, 830, -10],
      [1190, 850, 20],
      [1360, 920, 22, 240],
      [1150, 790, 200],
      [900, 640, 215],
    ],
  ],
  seat: [
    [770, 925, -34],
    [900, 862, -8],
    [1040, 880, 30],
    [1110, 945, 32],
    [1330, 1012, 10, -100],
    [1320, 940, 200],
    [1100, 830, 200],
    [820, 800, 180],
  ],
  screen: null,
  lamp: { kind: 'slab', x: 175, y: 880, size: 88 },
  tailLamp: [1392, 950],
  grip: [372, 1020],
  mirror: true,
  guard: 'low',
  plateAt: [1500, 640],
  luggage: 'none',
};

export const electric: BikeProfile = { ...naked, engine: 'battery', exhaust: 'none' };

export const commuter: BikeProfile = {
  ...naked,
  wheelbase: 1320,
  front: { radius: 295, tyre: 64 },
  rear: { radius: 298, tyre: 78 },
  engine: 'single',
  fork: { width: 42, gaiter: false },
};

export const retro: BikeProfile = {
  ...naked,
  wheels: 'wire',
  fork: { width: 46, gaiter: true },
  exhaust: 'long',
  painted: [
    [
      [372, 860, 80],
      [430, 965, 34],
      [600, 1000, 0],
      [790, 930, -30],
      [840, 850, -80, 200],
      [700, 800, 184],
      [470, 790, 172],
    ],
    [
      [900, 800, 0],
      [1090, 790, -20, -110],
      [1060, 640, 200],
      [920, 640, 150],
    ],
  ],
  cuts: [],
  plastic: [],
  seat: [
    [800, 925, -8],
    [1000, 915, 2],
    [1360, 960, 10, -80],
    [1385, 880, -130],
    [1300, 838, 186],
    [840, 815, 180],
  ],
  lamp: { kind: 'round', x: 165, y: 880, size: 96 },
  tailLamp: [1440, 850],
  grip: [400, 1050],
  plateAt: [1510, 680],
};

export const cafeRacer: BikeProfile = {
  ...retro,
  seat: [
    [805, 900, -10],
    [1000, 885, 4],
    [1130, 910, 30, -90],
    [1140, 850, -100, 180],
    [860, 835, 180],
  ],
  painted: [
    ...retro.painted,
    [
      [1110, 840, 80],
      [1130, 960, 60],
      [1240, 1010, 0],
      [1420, 930, -50],
      [1440, 870, -110],
      [1300, 835, 182],
    ],
  ],
  grip: [370, 935],
  tailLamp: [1440, 890],
};

export const scrambler: BikeProfile = {
  ...retro,
  front: { radius: 325, tyre: 96 },
  tread: 'knobbly',
  exhaust: 'high',
  head: [315, 970],
  grip: [420, 1110],
  lamp: { kind: 'round', x: 190, y: 930, size: 84 },
};
