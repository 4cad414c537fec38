import type { Advert } from '../advert/advert.ts';

/** One thing to look at. The id is stored with the notes: it never changes its meaning. */
export interface ChecklistItem {
  id: string;
  text: string;
}

export interface ChecklistGroup {
  title: string;
  items: readonly ChecklistItem[];
}

type Looked = Pick<Advert, 'channel' | 'vehicle'>;

interface Entry extends ChecklistItem {
  /** Left out where it does not apply. */
  isFor?: (advert: Looked) => boolean;
}

const isBike = ({ channel }: Looked) => channel === 'Bike';
const isNoBike = ({ channel }: Looked) => channel !== 'Bike';
const isElectric = ({ vehicle }: Looked) => vehicle.fuel === 'Electric';
const hasPlug = ({ vehicle }: Looked) =>
  isElectric({ vehicle, channel: 'Car' }) || !!vehicle.fuel?.includes('Plug-in');
const hasEngine = (advert: Looked) => !isElectric(advert);
const isVan = ({ channel }: Looked) => channel === 'Commercial';
const isAutomatic = ({ vehicle }: Looked) => vehicle.transmission === 'Automatic';
const isManual = ({ vehicle, channel }: Looked) => channel !== 'Bike' && vehicle.transmission === 'Manual';

const groups: readonly { title: string; items: readonly Entry[] }[] = [
  {
    title: 'Papers',
    items: [
      { id: 'certificate', text: 'Registration certificate: name, plate and frame number match' },
      { id: 'reports', text: 'Test reports and bills: dates and mileage tell one story', isFor: isNoBike },
      { id: 'bills', text: 'Bills: dates and mileage tell one story', isFor: isBike },
      { id: 'keys', text: 'All keys are there and work' },
      { id: 'history', text: 'History check done: finance, write-off, theft' },
    ],
  },
  {
    title: 'Outside',
    items: [
      { id: 'sides', text: 'Look along each side: ripples, shine, uneven gaps', isFor: isNoBike },
      { id: 'rust', text: 'Rust: sills, arches, boot floor', isFor: isNoBike },
      { id: 'marks', text: 'Bar ends, levers, pegs and cases: marks of a fall', isFor: isBike },
      { id: 'forks', text: 'Forks: no oil, no pitting; bars turn without a notch', isFor: isBike },
      { id: 'chain', text: 'Chain and sprockets: no slack, no hooked teeth', isFor: isBike },
      { id: 'tyres', text: 'Tyres: depth, date and even wear' },
      { id: 'glass', text: 'Glass: the same mark all round, no cracks', isFor: isNoBike },
      { id: 'load', text: 'Load floor and doors: rust, runners, locks', isFor: isVan },
      { id: 'underneath', text: 'Underneath: drips, hanging parts, fresh underseal' },
    ],
  },
  {
    title: 'Under the bonnet',
    items: [
      { id: 'cold', text: 'Cold when you arrive; starts cleanly, no smoke', isFor: hasEngine },
      { id: 'oil', text: 'Oil at the mark, no froth under the cap', isFor: hasEngine },
      { id: 'coolant', text: 'Coolant at the mark, no leaks', isFor: isNoBike },
      { id: 'battery', text: 'Battery health and range shown on the screen', isFor: isElectric },
      { id: 'charging', text: 'Charging flap, socket and cables work', isFor: hasPlug },
    ],
  },
  {
    title: 'Inside',
    items: [
      { id: 'lights', text: 'Every warning light comes on, then goes out' },
      { id: 'switches', text: 'Windows, locks, lights, heating and cooling', isFor: isNoBike },
      { id: 'wear', text: 'Wear of wheel, seat and pedals fits the mileage', isFor: isNoBike },
      { id: 'damp', text: 'Carpets and boot: no damp, no smell', isFor: isNoBike },
      { id: 'spare', text: 'Spare wheel or kit, jack, locking-nut key', isFor: isNoBike },
    ],
  },
  {
    title: 'The drive',
    items: [
      { id: 'insured', text: 'You’re insured for the drive' },
      { id: 'brakes', text: 'Brakes straight, no shaking' },
      { id: 'steering', text: 'Steering straight, no pull' },
      { id: 'clutch', text: 'Clutch bites low and doesn’t slip', isFor: isManual },
      { id: 'automatic', text: 'Automatic changes without a jerk, forward and back', isFor: isAutomatic },
      { id: 'noises', text: 'Radio off: no clunks, no whine' },
    ],
  },
];

/** What to look at, for this kind of vehicle. */
export function listChecklist(advert: Looked): ChecklistGroup[] {
  return groups.map(({ title, items }) => ({
    title,
    items: items
      .filter(({ isFor }) => isFor === undefined || isFor(advert))
      .map(({ id, text }) => ({ id, text })),
  }));
}

/** Every id there is, to check what a browser sends. */
export const checklistIds: ReadonlySet<string> = new Set(
  groups.flatMap(({ items }) => items.map(({ id }) => id)),
);
