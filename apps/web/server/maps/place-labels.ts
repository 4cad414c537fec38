import { counties, type Position, type Town, towns } from '@forecourt/domain';

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
  /** Which side of the dot the name stands on. */
  side: 'start' | 'end';
  /** Under a pin: the name makes room for it, and the dot is not drawn. */
  isUnderPin: boolean;
  box: Box;
}

const sizes: Record<Town['kind'], number> = { city: 15, town: 13, suburb: 12 };
const most = 22;
const pinReach = 14;

type Project = (position: Position) => [number, number] | null;

export interface LabelFrame {
  width: number;
  height: number;
  pins: readonly { x: number; y: number }[];
  /** What is taken already, such as the scale. */
  taken: readonly Box[];
}

/** The towns that a map names: the largest first, and only where a name covers neither another name nor a pin. */
export function placeTowns(project: Project, frame: LabelFrame): TownLabel[] {
  const boxes = [...frame.taken, ...frame.pins.map(pinBox)];
  const labels: TownLabel[] = [];
  for (const town of [...towns].sort((a, b) => b.population - a.population)) {
    const at = project(town);
    if (!at || labels.length === most) continue;
    const [x, y] = at;
    const isUnderPin = frame.pins.some((pin) => Math.hypot(pin.x - x, pin.y - y) < pinReach);
    for (const side of ['end', 'start'] as const) {
      const box = boxOf(town, x, y, side, isUnderPin);
      const others = isUnderPin ? boxes.slice(frame.taken.length + frame.pins.length) : boxes;
      if (!isInside(box, frame) || others.some((other) => overlap(box, other))) continue;
      boxes.push(box);
      labels.push({ name: town.name, kind: town.kind, x, y, side, isUnderPin, box });
      break;
    }
  }
  return labels;
}

/** The names of counties stand faintly where their middle is, as long as nothing else stands there. */
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
    const reach = county.name.length * 5 + 4;
    const box = { left: x - reach, right: x + reach, top: y - 9, bottom: y + 9 };
    const isFree = isInside(box, frame) && !boxes.some((other) => overlap(box, other));
    return isFree ? [{ name: county.name, x, y }] : [];
  });
}

function pinBox({ x, y }: { x: number; y: number }): Box {
  return { left: x - 16, top: y - 38, right: x + 16, bottom: y + 8 };
}

/** Measured by the number of letters: the browser's own measure is not to be had on the server. */
function boxOf(
  { name, kind }: Town,
  x: number,
  y: number,
  side: TownLabel['side'],
  isUnderPin: boolean,
): Box {
  const size = sizes[kind];
  const width = name.length * size * 0.56 + (isUnderPin ? 26 : 16);
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
