/**
 * String builders for SVG. Everything is rasterised by librsvg, so: no text, no CSS, no external references.
 */

export const canvasWidth = 1200;
export const canvasHeight = 900;

type AttributeValue = string | number | undefined;
export type Attributes = Record<string, AttributeValue>;

/** One decimal is a twelfth of a pixel at full size: precise enough, and it keeps drawings small. */
export function num(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`A drawing needs finite numbers, got ${value}`);
  return String(Math.round(value * 10) / 10);
}

export function escapeAttribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function formatValue(name: string, value: string | number): string {
  if (typeof value === 'string') return escapeAttribute(value);
  return name.includes('opacity') || name === 'offset' ? String(Math.round(value * 1000) / 1000) : num(value);
}

function formatAttributes(attributes: Attributes): string {
  let text = '';
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) text += ` ${name}="${formatValue(name, value)}"`;
  }
  return text;
}

export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const inside = children.join('');
  return inside === ''
    ? `<${name}${formatAttributes(attributes)}/>`
    : `<${name}${formatAttributes(attributes)}>${inside}</${name}>`;
}

export const path = (d: string, attributes: Attributes): string => element('path', { d, ...attributes });

export const group = (attributes: Attributes, ...children: string[]): string =>
  element('g', attributes, ...children);

export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes): string =>
  element('rect', { x, y, width, height, ...attributes });

export const circle = (cx: number, cy: number, r: number, attributes: Attributes): string =>
  element('circle', { cx, cy, r, ...attributes });

export const ellipse = (cx: number, cy: number, rx: number, ry: number, attributes: Attributes): string =>
  element('ellipse', { cx, cy, rx, ry, ...attributes });

export const line = (x1: number, y1: number, x2: number, y2: number, attributes: Attributes): string =>
  element('line', { x1, y1, x2, y2, ...attributes });

export const defs = (...children: string[]): string => element('defs', {}, ...children);

export const clipPath = (id: string, ...children: string[]): string =>
  element('clipPath', { id }, ...children);

export const url = (id: string): string => `url(#${id})`;

/** Offset from 0 to 1, colour, opacity (default 1). */
export type GradientStop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly GradientStop[]): string =>
  list
    .map(([offset, colour, opacity]) =>
      element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
    )
    .join('');

/** From (x1, y1) to (x2, y2) in canvas units; by default top to bottom of the shape itself. */
export function linearGradient(
  id: string,
  list: readonly GradientStop[],
  line?: readonly [x1: number, y1: number, x2: number, y2: number],
): string {
  const direction = line
    ? { gradientUnits: 'userSpaceOnUse', x1: line[0], y1: line[1], x2: line[2], y2: line[3] }
    : { x1: 0, y1: 0, x2: 0, y2: 1 };
  return element('linearGradient', { id, ...direction }, stops(list));
}

/** Centre and radius in canvas units; by default the shape's own middle. */
export function radialGradient(
  id: string,
  list: readonly GradientStop[],
  circle?: readonly [cx: number, cy: number, r: number],
): string {
  const place = circle ? { gradientUnits: 'userSpaceOnUse', cx: circle[0], cy: circle[1], r: circle[2] } : {};
  return element('radialGradient', { id, ...place }, stops(list));
}

export function svgDocument(...children: string[]): string {
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${canvasWidth} ${canvasHeight}`,
      width: canvasWidth,
      height: canvasHeight,
    },
    ...children,
  );
}
