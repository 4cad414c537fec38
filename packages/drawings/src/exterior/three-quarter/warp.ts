import { num } from '../../svg.ts';
import type { Point } from '../curve.ts';
import { between, parsePath } from './path-data.ts';

/** Maps a point of a flat drawing to its new position. */
export type Lay = (x: number, y: number) => Point;

const put = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** Straight lines longer than this are bent over the surface in pieces. */
const longest = 640;

export function layPath(d: string, lay: Lay, piece = longest): string {
  let at: Point = [0, 0];
  const laid = (point: Point): string => put(lay(point[0], point[1]));
  return parsePath(d)
    .map((step) => {
      if (step.kind === 'close') return 'Z';
      if (step.kind === 'cubic') {
        const [first, second, to] = step.points;
        const from = at;
        at = to;
        return layCubic(from, first, second, to, laid);
      }
      const from = at;
      at = step.to;
      if (step.kind === 'move') return `M${laid(step.to)}`;
      const pieces = Math.ceil(Math.hypot(at[0] - from[0], at[1] - from[1]) / piece);
      return Array.from(
        { length: Math.max(1, pieces) },
        (_, index) => `L${laid(between(from, step.to, (index + 1) / Math.max(1, pieces)))}`,
      ).join('');
    })
    .join('');
}

/** A long curve is halved first (de Casteljau), so that each half lies close to the surface. */
function layCubic(
  from: Point,
  first: Point,
  second: Point,
  to: Point,
  laid: (point: Point) => string,
): string {
  if (Math.hypot(to[0] - from[0], to[1] - from[1]) < longest)
    return `C${laid(first)} ${laid(second)} ${laid(to)}`;
  const a = between(from, first, 0.5);
  const b = between(first, second, 0.5);
  const c = between(second, to, 0.5);
  const ab = between(a, b, 0.5);
  const bc = between(b, c, 0.5);
  const middle = between(ab, bc, 0.5);
  return layCubic(from, a, ab, middle, laid) + layCubic(middle, bc, c, to, laid);
}

/** Only the transforms that drawings of cars use. */
function parseTransform(text: string): Lay {
  const steps = [...text.matchAll(/(translate|scale)\(([^)]*)\)/g)].map(([, name, numbers = '']) => {
    const [x = 0, y = name === 'scale' ? x : 0] = numbers.split(/[ ,]+/).map(Number);
    return name === 'scale'
      ? (u: number, v: number): Point => [u * x, v * y]
      : (u: number, v: number): Point => [u + x, v + y];
  });
  return (x, y) => steps.reduceRight<Point>((point, step) => step(point[0], point[1]), [x, y]);
}

const attribute = (text: string, name: string): number =>
  Number(new RegExp(` ${name}="([^"]*)"`).exec(text)?.[1] ?? 0);

const circlePath = (cx: number, cy: number, r: number): string =>
  `M${num(cx - r)} ${num(cy)}A${r} ${r} 0 1 0 ${num(cx + r)} ${num(cy)}A${r} ${r} 0 1 0 ${num(cx - r)} ${num(cy)}Z`;

/**
 * Projects a flat drawing onto a surface: every path and circle is bent, and transforms are applied. Ids of
 * gradients and clips get `prefix`, so that a front and a side can share one document.
 */
export function warp(markup: string, lay: Lay, prefix = ''): string {
  const frames: Lay[] = [(x, y) => [x, y]];
  const named = markup.replaceAll(/(id="|url\(#)/g, `$1${prefix}`);
  return named.replaceAll(
    /<(\/?)(\w+)((?: [\w:-]+="[^"]*")*)(\/?)>/g,
    (tag, isEnd: string, name: string, attributes: string, isEmpty: string) => {
      if (isEnd) {
        if (name === 'g') frames.pop();
        return tag;
      }
      const outer = frames.at(-1) ?? lay;
      const transform = / transform="([^"]*)"/.exec(attributes)?.[1];
      const inner = transform ? parseTransform(transform) : null;
      const frame: Lay = inner ? (x, y) => outer(...inner(x, y)) : outer;
      const kept = attributes.replace(/ transform="[^"]*"/, '');
      if (name === 'g') {
        if (!isEmpty) frames.push(frame);
        return `<g${kept}${isEmpty}>`;
      }
      const full: Lay = (x, y) => lay(...frame(x, y));
      if (name === 'circle') {
        const d = circlePath(
          attribute(attributes, 'cx'),
          attribute(attributes, 'cy'),
          attribute(attributes, 'r'),
        );
        return `<path d="${layPath(d, full)}"${kept.replaceAll(/ (cx|cy|r)="[^"]*"/g, '')}/>`;
      }
      if (name !== 'path') return tag;
      return `<path${kept.replace(/ d="([^"]*)"/, (_, d: string) => ` d="${layPath(d, full)}"`)}${isEmpty}>`;
    },
  );
}
