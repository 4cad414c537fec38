export interface LabelPlace {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

interface Dot {
  name: string;
  count: string;
  east: number;
  south: number;
  radius: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Of the map's text: the width of a letter, and the height of a line. */
const letter = 8.6;
const line = 20;
const gap = 5;

/**
 * Where each dot is named: beside, below or above it, wherever the name covers no dot and no other name. Earlier
 * dots choose first; null for a dot without room.
 */
export function placeLabels(
  dots: readonly Dot[],
  { width, height }: { width: number; height: number },
): (LabelPlace | null)[] {
  const taken = dots.map(({ east, south, radius }) => boxAround(east, south, radius * 2, radius * 2));
  return dots.map((dot) => {
    for (const { place, box } of candidatesOf(dot)) {
      const isInside = box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height;
      if (!isInside || taken.some((other) => overlaps(other, box))) continue;
      taken.push(box);
      return place;
    }
    return null;
  });
}

function candidatesOf({ name, count, east, south, radius }: Dot): { place: LabelPlace; box: Box }[] {
  const wide = (name.length + count.length + 1) * letter;
  const beside = radius + gap + wide / 2;
  const over = radius + line / 2;
  return [
    {
      place: { x: east + radius + gap, y: south, anchor: 'start' },
      box: boxAround(east + beside, south, wide, line),
    },
    {
      place: { x: east - radius - gap, y: south, anchor: 'end' },
      box: boxAround(east - beside, south, wide, line),
    },
    { place: { x: east, y: south + over, anchor: 'middle' }, box: boxAround(east, south + over, wide, line) },
    { place: { x: east, y: south - over, anchor: 'middle' }, box: boxAround(east, south - over, wide, line) },
  ];
}

function boxAround(x: number, y: number, wide: number, high: number): Box {
  return { left: x - wide / 2, right: x + wide / 2, top: y - high / 2, bottom: y + high / 2 };
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
