import { carBodies } from '../cars/bodies.ts';
import type { CarProfile } from '../cars/profile.ts';
import type { Anchor } from '../curve.ts';

const base = carBodies.hatchback;

const smallVan: CarProfile = {
  ...base,
  length: 4450,
  height: 1840,
  frontAxle: 900,
  rearAxle: 3640,
  tyre: 680,
  sill: 205,
  outline: [
    [200, 215, 175],
    [58, 310, 112],
    [14, 520, 90],
    [32, 745, 76],
    [125, 870, 42],
    [320, 955, 18],
    [700, 1045, 13],
    [1010, 1115, 13, 42],
    [1620, 1640, 34],
    [1960, 1795, 12],
    [2400, 1836, 2],
    [4120, 1832, -1],
    [4350, 1790, -18, -82],
    [4412, 1150, -85],
    [4436, 700, -88],
    [4430, 400, -92],
    [4320, 215, -160],
  ],
  screenFrom: 7,
  rearScreenFrom: null,
  glass: [
    [1215, 1105, 6, 43],
    [1690, 1560, 36],
    [1930, 1670, 12],
    [2200, 1690, 2, -90],
    [2225, 1130, -90, 182],
  ],
  shoulder: [
    [240, 800, 22],
    [880, 950, 7],
    [2400, 1010, 1],
    [4400, 1015, 0],
  ],
  crease: [
    [1270, 480, 6],
    [2250, 520, 1],
    [3240, 540, 2],
  ],
  pillars: [[1470, 1650, 44]],
  doors: { front: 1190, middle: 2270, rear: null, top: 1110 },
  headlamp: { x: 62, y: 790, width: 400, height: 200 },
  tailLamp: { x: 4425, y: 1130, width: 110, height: 430 },
  seats: [[1960, 1125]],
  sliding: { from: 2300, to: 3330, rail: 1030 },
};

const mediumVan: CarProfile = {
  ...smallVan,
  length: 5000,
  height: 1980,
  frontAxle: 990,
  rearAxle: 3930,
  tyre: 705,
  sill: 225,
  outline: [
    [210, 235, 175],
    [60, 335, 112],
    [14, 560, 90],
    [34, 800, 76],
    [135, 945, 44],
    [340, 1050, 22],
    [660, 1150, 16],
    [950, 1225, 15, 44],
    [1560, 1770, 38],
    [1900, 1935, 12],
    [2400, 1976, 1],
    [4700, 1968, -1],
    [4920, 1920, -20, -84],
    [4968, 1200, -86],
    [4990, 700, -89],
    [4984, 420, -92],
    [4880, 235, -160],
  ],
  glass: [
    [1130, 1190, 8, 45],
    [1610, 1690, 38],
    [1860, 1805, 12],
    [2130, 1822, 2, -90],
    [2160, 1230, -90, 183],
  ],
  shoulder: [
    [240, 880, 26],
    [880, 1040, 8],
    [2400, 1105, 1],
    [4950, 1110, 0],
  ],
  crease: [
    [1370, 540, 6],
    [2450, 580, 1],
    [3520, 600, 2],
  ],
  pillars: [[1420, 1610, 46]],
  doors: { front: 1110, middle: 2210, rear: null, top: 1195 },
  headlamp: { x: 66, y: 870, width: 400, height: 220 },
  tailLamp: { x: 4980, y: 1230, width: 110, height: 470 },
  seats: [[1880, 1215]],
  sliding: { from: 2240, to: 3440, rail: 1120 },
};

const largeVan: CarProfile = {
  ...mediumVan,
  length: 5980,
  height: 2680,
  frontAxle: 1010,
  rearAxle: 4760,
  tyre: 735,
  sill: 260,
  outline: [
    [220, 275, 175],
    [62, 370, 112],
    [14, 600, 90],
    [36, 880, 77],
    [140, 1040, 46],
    [340, 1160, 26],
    [640, 1280, 19],
    [900, 1370, 18, 50],
    [1440, 1990, 46],
    [1720, 2380, 54],
    [2060, 2630, 20],
    [2500, 2678, 2],
    [5680, 2666, -1],
    [5880, 2610, -28, -86],
    [5930, 1500, -88],
    [5968, 760, -88],
    [5962, 460, -92],
    [5850, 275, -160],
  ],
  glass: [
    [1075, 1330, 10, 50],
    [1520, 1880, 44],
    [1740, 2000, 12],
    [2030, 2020, 2, -90],
    [2060, 1360, -90, 183],
  ],
  shoulder: [
    [240, 980, 28],
    [880, 1160, 8],
    [2400, 1230, 1],
    [5940, 1235, 0],
  ],
  crease: [
    [1420, 620, 5],
    [2900, 660, 1],
    [4330, 680, 2],
  ],
  pillars: [[1330, 1500, 48]],
  doors: { front: 1060, middle: 2110, rear: null, top: 1340 },
  headlamp: { x: 68, y: 960, width: 390, height: 260 },
  tailLamp: { x: 5975, y: 1450, width: 110, height: 620 },
  seats: [[1780, 1350]],
  sliding: { from: 2140, to: 3440, rail: 1260 },
};

const pane = (from: number, to: number, low: number, high: number): readonly Anchor[] => [
  [from, low + 30, 90],
  [from, high - 40, 90, 60],
  [from + 45, high, 0],
  [to - 45, high, 0],
  [to, high - 45, -90],
  [to, low + 40, -90],
  [to - 45, low, 180],
  [from + 45, low, 180],
];

const crewVan: CarProfile = { ...mediumVan, panes: [pane(2330, 3330, 1235, 1815)] };

const minibus: CarProfile = {
  ...largeVan,
  panes: [pane(2230, 3330, 1420, 2080), pane(3440, 4480, 1420, 2080), pane(4590, 5600, 1420, 2080)],
};

const camper: CarProfile = {
  ...largeVan,
  panes: [pane(2420, 3250, 1500, 2020), pane(4250, 5250, 1560, 2020)],
};

export const vanBodies = { smallVan, mediumVan, largeVan, crewVan, minibus, camper } as const;
