import { randomFor } from './random.ts';

/** Everything that a drawing may depend on: the same look always gives the same picture. */
export interface VehicleLook {
  channel: 'Car' | 'Commercial' | 'Bike';
  body: string;
  colour: string;
  make: string;
  model: string;
  year: number;
  doors: number | null;
  fuel: string;
  /** `191-D-12345`; null on a vehicle without a plate yet. */
  plate: string | null;
  seed: number;
}

export const exteriorViews = ['three-quarter', 'side', 'front', 'rear', 'other-side'] as const;
export const detailViews = [
  'wheel',
  'dashboard',
  'seats',
  'rear-seats',
  'boot',
  'headlamp',
  'tail-lamp',
  'odometer',
  'charging-port',
  'engine',
  'load-area',
  'handlebar',
  'exhaust',
  'saddle',
] as const;

export type ExteriorView = (typeof exteriorViews)[number];
export type DetailView = (typeof detailViews)[number];
export type VehicleView = ExteriorView | DetailView;

const electricFuels = new Set([
  'Electric',
  'Petrol Plug-in Hybrid',
  'Diesel Plug-in Hybrid',
  'Plug-in Hybrid',
]);

export const hasChargingPort = (look: VehicleLook): boolean =>
  electricFuels.has(look.fuel) || /plug-?in/i.test(look.fuel);

const openLoads = new Set(['Pick-up', 'Tipper', 'Dropside', 'Chassis Cab', 'Tractor Unit', 'Commercial SUV']);

/** A motorcycle looks best from its side. */
export const hasThreeQuarter = (look: VehicleLook): boolean => look.channel !== 'Bike';

function detailsOf(look: VehicleLook): DetailView[] {
  if (look.channel === 'Bike') {
    return look.fuel === 'Electric'
      ? ['handlebar', 'wheel', 'headlamp', 'saddle', 'odometer', 'charging-port']
      : ['handlebar', 'engine', 'wheel', 'headlamp', 'saddle', 'odometer', 'exhaust'];
  }
  const power: DetailView[] = hasChargingPort(look) ? ['charging-port'] : ['engine'];
  if (look.channel === 'Commercial') {
    const load: DetailView[] = openLoads.has(look.body) ? [] : ['load-area'];
    return ['dashboard', ...load, 'seats', 'wheel', 'odometer', 'headlamp', ...power];
  }
  const load: DetailView = look.body === 'Pick-up' ? 'load-area' : 'boot';
  return ['dashboard', 'seats', load, 'wheel', 'odometer', 'headlamp', 'rear-seats', 'tail-lamp', ...power];
}

/** The best first: the hero, the two ends, then what buyers want to see next, in a slightly varied order. */
export function pickViews(look: VehicleLook, count: number): VehicleView[] {
  const details = detailsOf(look);
  const random = randomFor(look.seed, 'views');
  const turn = Math.floor(random.next() * Math.min(3, details.length));
  const turned = [...details.slice(turn), ...details.slice(0, turn)];
  const [firstDetail = 'wheel', ...otherDetails] = turned;
  const hero: VehicleView[] = hasThreeQuarter(look) ? ['three-quarter', 'side'] : ['side'];
  const ordered: VehicleView[] = [
    ...hero,
    'front',
    firstDetail,
    'rear',
    ...otherDetails.slice(0, 2),
    'other-side',
  ];
  return [...ordered, ...otherDetails.slice(2)].slice(0, Math.max(0, count));
}
