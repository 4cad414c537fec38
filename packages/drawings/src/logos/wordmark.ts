import { letteringPath, letteringWidth } from '../lettering.ts';
import { path } from '../svg.ts';

export interface Wordmark {
  /** What people call the business. */
  main: string;
  /** The line of business, written small; empty if the name says nothing more. */
  sub: string;
  initials: string;
}

const trades = new Set([
  'MOTORS',
  'MOTOR',
  'CARS',
  'CAR',
  'GARAGE',
  'GARAGES',
  'AUTOS',
  'AUTO',
  'SALES',
  'CENTRE',
  'COMPANY',
  'CO.',
  'CO',
  'LTD',
  'LIMITED',
  'GROUP',
  'VANS',
  'COMMERCIALS',
  'COMMERCIAL',
  'BIKES',
  'MOTORCYCLES',
  'VEHICLES',
  'TRUCKS',
  'SONS',
  '&',
  'AND',
  'SELECT',
  'DIRECT',
  'USED',
  'SERVICE',
  'VEHICLE',
  'STATION',
]);
const silent = new Set(['LTD', 'LTD.', 'LIMITED']);

/** `Ballyroe Car Sales Ltd` is BALLYROE above CAR SALES. A name of only trade words stays whole. */
export function parseWordmark(name: string): Wordmark {
  const words = name
    .normalize('NFC')
    .toUpperCase()
    .replaceAll('’', "'")
    .replace(/[^A-ZÁÉÍÓÚ0-9&.' -]/g, '')
    .split(/\s+/)
    .filter((word) => word !== '' && !silent.has(word))
    .slice(0, 6);
  let cut = words.length;
  while (cut > 1 && trades.has(words[cut - 1] ?? '')) cut -= 1;
  const main = words.slice(0, cut).join(' ');
  const initials = words
    .slice(0, cut)
    .filter((word) => word !== '&')
    .slice(0, 2)
    .map((word) => word.replace(/[^A-ZÁÉÍÓÚ0-9]/g, '').charAt(0))
    .join('');
  return { main: main || 'MOTORS', sub: words.slice(cut).join(' '), initials: initials || 'M' };
}

interface LineStyle {
  fill: string;
  weight?: number;
  tracking?: number;
}

export interface LineBox {
  x: number;
  /** The baseline. */
  y: number;
  width: number;
  tallest: number;
  anchor?: 'start' | 'middle' | 'end';
}

/** One line as large as its box allows. */
export function drawLine(text: string, box: LineBox, { fill, weight = 16, tracking }: LineStyle): string {
  if (text === '') return '';
  const spacing = tracking === undefined ? { weight } : { weight, tracking };
  const height = Math.min(box.tallest, box.width / letteringWidth(text, 1, spacing));
  return path(
    letteringPath(text, { x: box.x, y: box.y, height, anchor: box.anchor ?? 'start', ...spacing }),
    { fill },
  );
}

/** Long names of several words break where the two lines are most even. */
export function breakLines(main: string, longest: number): [string] | [string, string] {
  const words = main.split(' ');
  if (main.length <= longest || words.length < 2) return [main];
  const halves = words
    .slice(1)
    .map((_, index): [string, string] => [
      words.slice(0, index + 1).join(' '),
      words.slice(index + 1).join(' '),
    ]);
  const [best = [main] as [string]] = [...halves].sort((one, two) => spread(one) - spread(two));
  return best;
}

const spread = ([first, second]: [string, string]): number => Math.abs(first.length - second.length);
