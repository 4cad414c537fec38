import { findGlyph, type Glyph } from './lettering/glyphs.ts';
import { formatOutline } from './lettering/outline.ts';

export type LetteringOptions = {
  x: number;
  /** The baseline. */
  y: number;
  /** The height of a capital; a fada rises a quarter above it. */
  height: number;
  anchor?: 'start' | 'middle' | 'end';
  /** Stroke in hundredths of the height: 14 is a number plate, 9 is light, 21 is bold. */
  weight?: number;
  /** Space between letters in hundredths of the height. */
  tracking?: number;
};

type Spacing = Pick<LetteringOptions, 'weight' | 'tracking'>;

const unitsHigh = 100;
const plateWeight = 14;

/** Pairs whose slopes leave a gap between them, in hundredths of the height. */
const tightPairs: Record<string, number> = Object.fromEntries([
  ...['AV', 'VA', 'AW', 'WA', 'AY', 'YA', 'AT', 'TA', 'LT', 'LV', 'LY', 'FA', 'PA', 'TJ'].map((pair) => [
    pair,
    -11,
  ]),
  ...[
    'LO',
    'RY',
    'RT',
    'RV',
    'KO',
    'OA',
    'AO',
    'DA',
    'AD',
    'OY',
    'YO',
    'OV',
    'TO',
    'OT',
    'VO',
    'L-',
    'T-',
  ].map((pair) => [pair, -4]),
]);

/**
 * The words as filled outlines, for the `d` of a path. Characters without a shape are skipped, so that
 * anything a seller types reaches the drawing only as numbers.
 */
export function letteringPath(text: string, options: LetteringOptions): string {
  const scale = options.height / unitsHigh;
  const letters = placeLetters(text, options);
  const shift = { start: 0, middle: 0.5, end: 1 }[options.anchor ?? 'start'] * measure(letters);
  return letters
    .flatMap((letter) =>
      letter.glyph.outlines.map((outline) =>
        formatOutline(outline, {
          x: options.x + (letter.x - shift) * scale,
          y: options.y - options.height,
          scale,
        }),
      ),
    )
    .join('');
}

export function letteringWidth(text: string, height: number, spacing: Spacing = {}): number {
  return (measure(placeLetters(text, spacing)) * height) / unitsHigh;
}

function placeLetters(text: string, spacing: Spacing): { x: number; glyph: Glyph }[] {
  const weight = spacing.weight ?? plateWeight;
  const tracking = spacing.tracking ?? 20 - weight * 0.35;
  const letters: { x: number; glyph: Glyph }[] = [];
  let x = 0;
  let previous = '';
  for (const character of text.normalize('NFC').toUpperCase().replaceAll('’', "'")) {
    const glyph = findGlyph(character, weight);
    if (!glyph) continue;
    if (letters.length > 0) x += tracking + (tightPairs[previous + character] ?? 0);
    letters.push({ x, glyph });
    x += glyph.width;
    previous = character;
  }
  return letters;
}

function measure(letters: readonly { x: number; glyph: Glyph }[]): number {
  const last = letters.at(-1);
  return last ? last.x + last.glyph.width : 0;
}
