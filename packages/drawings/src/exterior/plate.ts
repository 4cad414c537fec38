import { letteringPath, letteringWidth } from '../lettering.ts';
import { circle, group, num, path, rect } from '../svg.ts';
import { countyNameOnPlate } from './county-names.ts';

export const plateWidth = 520;
const plateHeight = 111;

const euBlue = '#1b3f94';

/** The twelve stars, each a small diamond: at this size only a point of light is visible. */
function stars(x: number, y: number, radius: number): string {
  let d = '';
  for (let index = 0; index < 12; index += 1) {
    const angle = (index * Math.PI) / 6;
    const cx = x + Math.cos(angle) * radius;
    const cy = y + Math.sin(angle) * radius;
    d += `M${num(cx)} ${num(cy - 2.6)}l1.8 2.6-1.8 2.6-1.8-2.6Z`;
  }
  return path(d, { fill: '#f5d24a' });
}

/** A mark fits its plate, however long it is. */
function fitMark(mark: string, x: number, y: number, height: number, room: number): string {
  const text = mark.slice(0, 14);
  const spacing = { weight: 15, tracking: 10 };
  const size = Math.min(height, (height * room) / Math.max(1, letteringWidth(text, height, spacing)));
  return letteringPath(text, { x, y, height: size, anchor: 'middle', ...spacing });
}

const countyName = (plate: string): string =>
  path(
    letteringPath(countyNameOnPlate(plate), {
      x: 24,
      y: -33,
      height: 11,
      anchor: 'middle',
      weight: 12,
      tracking: 10,
    }),
    { fill: '#2b3034' },
  );

/** An Irish plate in millimetres with its middle at the origin and y down, as for text. */
function face(plate: string | null, hasCounty: boolean): string {
  const left = -plateWidth / 2;
  const top = -plateHeight / 2;
  const mark =
    plate === null
      ? ''
      : (hasCounty ? countyName(plate) : '') + path(fitMark(plate, 24, 42, 66, 430), { fill: '#14181b' });
  return (
    rect(left - 9, top - 9, plateWidth + 18, plateHeight + 18, { rx: 12, fill: '#14181b' }) +
    rect(left, top, plateWidth, plateHeight, { rx: 8, fill: '#fbfbf8' }) +
    path(`M${left + 8} ${top}h40v${plateHeight}h-40q-8 0-8-8v${-(plateHeight - 16)}q0-8 8-8Z`, {
      fill: euBlue,
    }) +
    stars(left + 24, top + 36, 14) +
    path(letteringPath('IRL', { x: left + 24, y: top + 92, height: 17, anchor: 'middle', weight: 15 }), {
      fill: '#fff',
    }) +
    mark +
    circle(left + 66, 8, 3.2, { fill: '#c9cdcf' }) +
    circle(-left - 16, 8, 3.2, { fill: '#c9cdcf' })
  );
}

/**
 * On a vehicle, where y points up; `size` 1 is the plate's true size. In small views the county's name is
 * left out.
 */
export function drawPlate(plate: string | null, x: number, y: number, size = 1, hasCounty = true): string {
  return group(
    { transform: `translate(${num(x)} ${num(y)}) scale(${size} ${-size})` },
    face(plate, hasCounty),
  );
}

/** The square plate of motorcycles and some jeeps: the mark in two lines. */
export function drawSquarePlate(plate: string | null, x: number, y: number, size = 1): string {
  const [period = '', county = '', serial = ''] = plate?.split('-') ?? [];
  const lines =
    plate === null
      ? ''
      : path(fitMark(`${period}-${county}`, 18, -8, 52, 190) + fitMark(serial, 18, 60, 52, 190), {
          fill: '#14181b',
        });
  return group(
    { transform: `translate(${num(x)} ${num(y)}) scale(${size} ${-size})` },
    rect(-128, -84, 256, 168, { rx: 12, fill: '#14181b' }),
    rect(-120, -76, 240, 152, { rx: 8, fill: '#fbfbf8' }),
    path('M-112-76h26v152h-26q-8 0-8-8v-136q0-8 8-8Z', { fill: euBlue }),
    stars(-103, -46, 9),
    path(letteringPath('IRL', { x: -103, y: 62, height: 11, anchor: 'middle' }), { fill: '#fff' }),
    lines,
  );
}
