import { randomFor } from '../random.ts';
import { circle, element, group, path, rect } from '../svg.ts';
import { type ColourPair, marks } from './marks.ts';
import { breakLines, drawLine, parseWordmark, type Wordmark } from './wordmark.ts';

const width = 480;
const height = 240;

const pairs: readonly [ColourPair, ...ColourPair[]] = [
  { ink: '#14315c', accent: '#e2a12c' },
  { ink: '#1f4b3a', accent: '#c8a452' },
  { ink: '#6b1f2c', accent: '#a9a49b' },
  { ink: '#1b4f9c', accent: '#d23b3b' },
  { ink: '#272d35', accent: '#1d9a94' },
  { ink: '#1c1e22', accent: '#d0342c' },
  { ink: '#2d5a3d', accent: '#8fb83f' },
  { ink: '#473064', accent: '#d98aa6' },
  { ink: '#3b4854', accent: '#ea7a2b' },
  { ink: '#1f3f8f', accent: '#5fb3e6' },
  { ink: '#0f4c5c', accent: '#e36f47' },
  { ink: '#5a4632', accent: '#c9924a' },
];

type Construction = (pair: ColourPair, words: Wordmark, mark: string) => string[];

const draw = (mark: string, pair: ColourPair, words: Wordmark, x: number, y: number, size: number): string =>
  group(
    { transform: `translate(${x} ${y}) scale(${size / 100})` },
    ...(marks[mark]?.(pair, words.initials) ?? []),
  );

/** Mark on the left, name on the right above its trade. */
const beside: Construction = (pair, words, mark) => {
  const lines = breakLines(words.main, 11);
  const place = { x: 190, width: 266 };
  const text =
    lines.length === 1
      ? [
          drawLine(
            lines[0],
            { ...place, y: words.sub ? 124 : 142, tallest: 50 },
            { fill: pair.ink, weight: 17 },
          ),
        ]
      : [
          drawLine(
            lines[0],
            { ...place, y: words.sub ? 100 : 112, tallest: 38 },
            { fill: pair.ink, weight: 17 },
          ),
          drawLine(
            lines[1],
            { ...place, y: words.sub ? 148 : 162, tallest: 38 },
            { fill: pair.ink, weight: 17 },
          ),
        ];
  const sub = drawLine(
    words.sub,
    { ...place, y: lines.length === 1 ? 160 : 180, tallest: 20 },
    { fill: pair.accent, weight: 15, tracking: 34 },
  );
  return [draw(mark, pair, words, 28, 52, 136), ...text, sub];
};

/** Mark above, name below. */
const stacked: Construction = (pair, words, mark) => [
  draw(mark, pair, words, 187, 16, 106),
  drawLine(
    words.main,
    { x: 240, y: words.sub ? 178 : 192, width: 420, tallest: 42, anchor: 'middle' },
    { fill: pair.ink, weight: 17 },
  ),
  drawLine(
    words.sub,
    { x: 240, y: 214, width: 380, tallest: 18, anchor: 'middle' },
    { fill: pair.accent, weight: 15, tracking: 48 },
  ),
];

/** The name alone, above a rule that thickens under its first part. */
const underlined: Construction = (pair, words) => [
  drawLine(
    words.main,
    { x: 240, y: 130, width: 420, tallest: 62, anchor: 'middle' },
    { fill: pair.ink, weight: 19, tracking: 11 },
  ),
  rect(30, 148, 420, 3, { fill: pair.ink }),
  rect(30, 148, 130, 11, { fill: pair.accent }),
  drawLine(
    words.sub || 'MOTORS',
    { x: 450, y: 188, width: 280, tallest: 21, anchor: 'end' },
    { fill: pair.ink, weight: 13, tracking: 40 },
  ),
];

/** A cast plate with the name cut out in white. */
const plate: Construction = (pair, words) => {
  const lines = breakLines(words.main, 13);
  const rows =
    lines.length === 1
      ? [{ text: lines[0], y: words.sub ? 126 : 142, tallest: 54 }]
      : [
          { text: lines[0], y: words.sub ? 104 : 112, tallest: 40 },
          { text: lines[1] ?? '', y: words.sub ? 152 : 164, tallest: 40 },
        ];
  return [
    rect(20, 36, 440, 168, { rx: 22, fill: pair.ink }),
    rect(29, 45, 422, 150, { rx: 15, fill: 'none', stroke: pair.accent, 'stroke-width': 3 }),
    ...rows.map((row) =>
      drawLine(
        row.text,
        { x: 240, y: row.y, width: 376, tallest: row.tallest, anchor: 'middle' },
        { fill: '#ffffff', weight: 17 },
      ),
    ),
    drawLine(
      words.sub,
      { x: 240, y: lines.length === 1 ? 166 : 182, width: 340, tallest: 19, anchor: 'middle' },
      { fill: pair.accent, weight: 15, tracking: 44 },
    ),
  ];
};

/** The name under the line of a road that rises and falls like the landscape. */
const skyline: Construction = (pair, words) => [
  path('M30 112C96 112 108 44 168 44S236 96 286 84S372 40 450 72', {
    fill: 'none',
    stroke: pair.ink,
    'stroke-width': 9,
    'stroke-linecap': 'round',
  }),
  path('M96 116C150 110 160 76 200 78S286 112 330 104S410 82 450 92', {
    fill: 'none',
    stroke: pair.accent,
    'stroke-width': 6,
    'stroke-linecap': 'round',
  }),
  circle(388, 36, 15, { fill: pair.accent }),
  drawLine(
    words.main,
    { x: 240, y: 178, width: 420, tallest: 44, anchor: 'middle' },
    { fill: pair.ink, weight: 17 },
  ),
  drawLine(
    words.sub,
    { x: 240, y: 214, width: 380, tallest: 18, anchor: 'middle' },
    { fill: pair.ink, weight: 13, tracking: 48 },
  ),
];

/** Two halves of one bar: initials in colour, name beside them. */
const banner: Construction = (pair, words) => [
  rect(20, 64, 440, 112, { fill: 'none', stroke: pair.ink, 'stroke-width': 4 }),
  path('M20 64H148L118 176H20Z', { fill: pair.ink }),
  path('M156 64H168L138 176H126Z', { fill: pair.accent }),
  drawLine(
    words.initials,
    { x: 74, y: 146, width: 78, tallest: 54, anchor: 'middle' },
    { fill: '#ffffff', weight: 18, tracking: 10 },
  ),
  drawLine(
    words.main,
    { x: 308, y: words.sub ? 130 : 140, width: 268, tallest: 40, anchor: 'middle' },
    { fill: pair.ink, weight: 17 },
  ),
  drawLine(
    words.sub,
    { x: 308, y: 158, width: 240, tallest: 15, anchor: 'middle' },
    { fill: pair.accent, weight: 15, tracking: 44 },
  ),
];

const withMark = [
  'shield',
  'roundel',
  'ring',
  'chevrons',
  'road',
  'hills',
  'waves',
  'arch',
  'stripes',
  'block',
  'wheel',
  'peak',
];

const constructions: readonly [() => [Construction, string], ...(() => [Construction, string])[]] = [
  ...withMark.map((mark) => (): [Construction, string] => [beside, mark]),
  ...withMark
    .filter((mark) => mark !== 'stripes' && mark !== 'block')
    .map((mark) => (): [Construction, string] => [stacked, mark]),
  ...[underlined, underlined, plate, plate, skyline, banner].map((whole) => (): [Construction, string] => [
    whole,
    '',
  ]),
] as [() => [Construction, string], ...(() => [Construction, string])[]];

export interface DealerLogo {
  name: string;
  seed: number;
}

/** A sign for a made-up dealer: the name only becomes outlines, so nothing in it can become markup. */
export function drawDealerLogo({ name, seed }: DealerLogo): string {
  const random = randomFor(seed, 'logo');
  const [construct, mark] = random.pick(constructions)();
  return logoDocument(...construct(random.pick(pairs), parseWordmark(name), mark));
}

/**
 * The placeholder for a logo that is missing or fails: a showroom with a car in the window, in muted greys.
 */
export function drawDefaultDealerLogo(): string {
  return logoDocument(
    path('M96 84L132 48H348L384 84V100H96Z', { fill: '#52627a' }),
    rect(108, 100, 264, 92, { fill: '#e6ebf1' }),
    path('M108 100H372V112H108Z', { fill: '#9dabbd' }),
    rect(84, 192, 312, 8, { rx: 4, fill: '#52627a' }),
    path('M150 192V112M330 192V112', { stroke: '#9dabbd', 'stroke-width': 5 }),
    path(
      'M168 176Q166 156 190 152L210 150Q224 132 246 132H262Q282 132 294 150Q314 154 314 168V176H304A14 14 0 0 0 276 176H214A14 14 0 0 0 186 176Z',
      { fill: '#6c7c93' },
    ),
    path('M220 150Q230 140 244 140H248V150ZM256 150V140H262Q274 140 282 150Z', { fill: '#e6ebf1' }),
    circle(200, 178, 10, { fill: '#3d4a5e' }),
    circle(290, 178, 10, { fill: '#3d4a5e' }),
  );
}

function logoDocument(...parts: string[]): string {
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    rect(0, 0, width, height, { fill: '#ffffff' }),
    ...parts,
  );
}
