import { counties, listSettlements, type Position, type Town, towns } from '@forecourt/domain';
import { measureLabel } from './labels/label-font.ts';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface TownLabel {
  name: string;
  kind: Town['kind'];
  x: number;
  y: number;
  /** The side of the dot that the name is on. */
  side: 'start' | 'end';
  /** Under a pin: the name makes room for it, and the dot is not drawn. */
  isUnderPin: boolean;
  box: Box;
}

const sizes: Record<Town['kind'], number> = { city: 15, town: 13, suburb: 12 };
/** The town under the pin is what the map is about. */
const hereSize = 15;
const most = 22;
const pinReach = 14;

/** A map of so small an area would often be empty with towns only. */
const closeKm = 60;

type NamedPlace = Position & Pick<Town, 'name' | 'kind'>;

const largestFirst: readonly NamedPlace[] = [...towns].sort((a, b) => b.population - a.population);
const listVillages = (): readonly NamedPlace[] =>
  listSettlements()
    .toSorted((a, b) => b.population - a.population)
    .map(({ name, latitude, longitude }) => ({ name, latitude, longitude, kind: 'suburb' }));

type Project = (position: Position) => [number, number] | null;

interface PlacedPin {
  x: number;
  y: number;
  kind: 'point' | 'area' | 'stop';
}

export interface LabelFrame {
  width: number;
  height: number;
  pins: readonly PlacedPin[];
  /** Occupied areas, such as the scale. */
  taken: readonly Box[];
}

/**
 * The towns that a map names: those under its pins, then the largest, and only where a name covers neither
 * another name nor a pin.
 */
export function placeTowns(project: Project, frame: LabelFrame, spanKm: number): TownLabel[] {
  const pins = frame.pins.map((pin) => ({ pin, box: pinBox(pin) }));
  const boxes = [...frame.taken];
  const labels: TownLabel[] = [];
  const candidates = (spanKm <= closeKm ? [...largestFirst, ...listVillages()] : largestFirst).flatMap(
    (town) => {
      const at = project(town);
      if (!at) return [];
      const [x, y] = at;
      const under = pins.filter(({ pin }) => Math.hypot(pin.x - x, pin.y - y) < pinReach);
      return [{ town, x, y, under, isUnderPin: under.length > 0 }];
    },
  );
  candidates.sort((a, b) => Number(b.isUnderPin) - Number(a.isUnderPin));
  for (const { town, x, y, under, isUnderPin } of candidates) {
    if (labels.length === most) break;
    if (labels.some(({ name }) => name === town.name)) continue;
    const others = [...boxes, ...pins.flatMap((each) => (under.includes(each) ? [] : [each.box]))];
    for (const side of ['end', 'start'] as const) {
      const box = boxOf(town, x, y, side, isUnderPin);
      if (!isInside(box, frame) || others.some((other) => overlap(box, other))) continue;
      boxes.push(box);
      labels.push({ name: town.name, kind: town.kind, x, y, side, isUnderPin, box });
      break;
    }
  }
  return labels;
}

/** County names appear faintly at their centre, unless something else is there. */
export function placeCounties(
  project: Project,
  frame: LabelFrame,
  labels: readonly TownLabel[],
): { name: string; x: number; y: number }[] {
  const boxes = [...frame.taken, ...frame.pins.map(pinBox), ...labels.map(({ box }) => box)];
  return counties.flatMap((county) => {
    const at = project(county);
    if (!at) return [];
    const [x, y] = at;
    // With its letter-spacing of 0.14em.
    const reach = (measureLabel(county.name.toUpperCase(), 11) + county.name.length * 1.6) / 2 + 4;
    const box = { left: x - reach, right: x + reach, top: y - 9, bottom: y + 9 };
    const isFree = isInside(box, frame) && !boxes.some((other) => overlap(box, other));
    return isFree ? [{ name: county.name, x, y }] : [];
  });
}

function pinBox({ x, y, kind }: PlacedPin): Box {
  if (kind === 'stop') return { left: x - 13, top: y - 13, right: x + 13, bottom: y + 13 };
  return { left: x - 16, top: y - 38, right: x + 16, bottom: y + 8 };
}

function boxOf(
  { name, kind }: NamedPlace,
  x: number,
  y: number,
  side: TownLabel['side'],
  isUnderPin: boolean,
): Box {
  const size = isUnderPin ? hereSize : sizes[kind];
  const width = measureLabel(name, size) + (isUnderPin ? 26 : 16);
  return {
    left: side === 'end' ? x - 6 : x - width,
    right: side === 'end' ? x + width : x + 6,
    top: y - size * 0.75,
    bottom: y + size * 0.75,
  };
}

function isInside(box: Box, { width, height }: { width: number; height: number }): boolean {
  return box.left > 4 && box.top > 4 && box.right < width - 4 && box.bottom < height - 4;
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
