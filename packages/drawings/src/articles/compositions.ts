import { belongings } from './belongings.ts';
import * as built from './built.ts';
import * as country from './country.ts';
import type { DrawGround, DrawThing } from './palette.ts';
import { papers } from './papers.ts';
import { signs } from './signs.ts';
import { street } from './street.ts';
import { motorcycle, vehicle } from './vehicles.ts';

interface Placed {
  thing: DrawThing;
  x: number;
  y: number;
  scale?: number;
  turn?: number;
}

export interface Composition {
  ground: DrawGround;
  things: readonly Placed[];
}

const put = (thing: DrawThing, x: number, y: number, scale = 1, turn = 0): Placed => ({
  thing,
  x,
  y,
  scale,
  turn,
});
const near = 606;
const kerb = 556;

/** One picture for each subject we write about. Far things first. */
export const compositions: Readonly<Record<string, Composition>> = {
  road: {
    ground: country.road,
    things: [put(street.tree, 150, 534, 0.9), put(vehicle('hatch', 'warm'), 640, near, 1.35)],
  },
  buying: {
    ground: built.forecourt,
    things: [
      put(vehicle('suv', 'pale'), 290, 566, 0.9),
      put(vehicle('electric', 'blue'), 980, 566, 0.9),
      put(vehicle('hatch', 'warm'), 620, 640, 1.4),
    ],
  },
  selling: {
    ground: country.road,
    things: [
      put(street.house, 250, 536, 1.1),
      put(street.tree, 500, 534, 0.8),
      put(vehicle('hatch', 'blue'), 700, near, 1.3),
      put(street.forSale, 1050, 590, 1.1),
    ],
  },
  finance: {
    ground: built.desk,
    things: [
      put(belongings.calculator, 400, 340, 1.25, -8),
      put(belongings.coins, 760, 410, 1.25),
      put(belongings.carKey, 1000, 280, 0.95, 24),
    ],
  },
  insurance: {
    ground: country.road,
    things: [put(signs.shield, 600, 330, 1.25), put(vehicle('hatch', 'blue'), 600, near, 1.35)],
  },
  electric: {
    ground: country.road,
    things: [
      put(street.turbine, 210, 450, 0.8),
      put(street.turbine, 380, 466, 0.55),
      put(street.turbine, 1090, 450, 0.7),
      put(vehicle('electric', 'pale'), 640, near, 1.4),
    ],
  },
  charging: {
    ground: built.town,
    things: [
      put(vehicle('electric', 'blue'), 410, near, 1.3),
      put(street.charger, 900, 596, 1.35),
      put(street.cable, 900, 596, 1.3),
    ],
  },
  hybrid: {
    ground: country.road,
    things: [
      put(vehicle('suv', 'blue'), 600, near, 1.35),
      put(signs.leaf, 490, 230, 0.95),
      put(signs.fuelDrop, 710, 230, 0.95),
    ],
  },
  classic: { ground: country.coast, things: [put(vehicle('classic', 'warm'), 560, near, 1.45)] },
  family: {
    ground: country.road,
    things: [
      put(street.house, 960, 536, 1.15),
      put(street.tree, 160, 534, 0.95),
      put(street.tree, 740, 534, 0.7),
      put(vehicle('estate', 'blue'), 480, near, 1.3),
      put(street.luggage, 420, 430, 1.25),
    ],
  },
  safety: {
    ground: country.road,
    things: [
      put(vehicle('suv', 'pale'), 400, near, 1.3),
      put(signs.waves, 680, 530, 1.1),
      put(vehicle('hatch', 'ink'), 1050, near, 1.05),
    ],
  },
  'child-seat': {
    ground: built.desk,
    things: [put(signs.bench, 600, 452, 1.1), put(signs.childSeat, 600, 330, 1.02)],
  },
  learner: {
    ground: built.town,
    things: [
      put(vehicle('hatch', 'pale'), 560, near, 1.4),
      put(street.learnerPlate, 500, 422, 0.95),
      put(street.cone, 960, 630, 1.1),
      put(street.cone, 1090, 612, 0.85),
    ],
  },
  'road-trip': {
    ground: country.coast,
    things: [put(vehicle('camper', 'blue'), 540, near, 1.35), put(street.surfboard, 520, 350, 1.2)],
  },
  servicing: {
    ground: built.workshop,
    things: [put(street.lift, 560, 610, 1.25), put(vehicle('hatch', 'blue'), 560, 418, 1.3)],
  },
  tyres: {
    ground: built.workshop,
    things: [put(street.tyres, 400, 610, 1.25), put(street.bigWheel, 760, 618, 1.3)],
  },
  winter: {
    ground: country.winter,
    things: [
      put(street.bareTree, 180, 500, 1.1),
      put(street.bareTree, 1060, 490, 0.9),
      put(vehicle('estate', 'warm'), 600, 616, 1.35),
    ],
  },
  'history-check': {
    ground: built.desk,
    things: [put(papers.carFile, 480, 345, 1.3, -5), put(papers.magnifier, 760, 330, 1.2)],
  },
  tax: {
    ground: built.desk,
    things: [
      put(papers.calendar, 380, 330, 1.15, -7),
      put(papers.disc, 740, 340, 1.15),
      put(belongings.coins, 1010, 470, 0.95),
    ],
  },
  nct: {
    ground: built.workshop,
    things: [put(vehicle('hatch', 'blue'), 430, 618, 1.4), put(papers.checklist, 930, 350, 1.1, 5)],
  },
  import: {
    ground: country.quay,
    things: [put(vehicle('suv', 'pale'), 300, 622, 1), put(vehicle('hatch', 'warm'), 740, 634, 1.2)],
  },
  commercial: {
    ground: built.town,
    things: [put(vehicle('van', 'pale'), 520, near, 1.35), put(street.boxes, 980, 612, 1.25)],
  },
  bike: { ground: country.coast, things: [put(motorcycle, 560, near, 1.35)] },
  'news-market': {
    ground: built.desk,
    things: [put(papers.newspaper, 520, 340, 1.3, -4), put(belongings.listingPhone, 960, 350, 1.05, 8)],
  },
  dealer: {
    ground: built.forecourt,
    things: [put(vehicle('suv', 'blue'), 330, 622, 1.2), put(vehicle('estate', 'warm'), 850, 630, 1.2)],
  },
  photos: {
    // Its sun is whole: that of the coast would be half in the frame and half outside.
    ground: country.road,
    things: [put(vehicle('hatch', 'warm'), 600, near, 1.2), put(signs.viewfinder, 600, 478, 1.1)],
  },
  scams: {
    ground: built.desk,
    things: [put(papers.sheet, 400, 360, 1.05, -9), put(belongings.scamPhone, 730, 340, 1.25, 4)],
  },
  paperwork: {
    ground: built.desk,
    things: [
      put(papers.sheet, 400, 345, 1.3, -6),
      put(papers.pen, 700, 350, 1.2),
      put(belongings.carKey, 940, 300, 1.05, 18),
    ],
  },
  'test-drive': {
    ground: built.town,
    things: [put(vehicle('electric', 'warm'), 480, near, 1.35), put(street.pin, 980, kerb, 1.5)],
  },
};

export const articleSubjects: readonly string[] = Object.keys(compositions);
