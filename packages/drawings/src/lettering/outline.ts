/**
 * Letters are drawn as even strokes in a box one hundred units high, then turned into filled outlines,
 * because the machines that rasterise the pictures have no fonts. Every outline runs clockwise, so
 * overlapping parts of one letter join under the non-zero fill rule.
 */
export type Outline = readonly OutlineStep[];

export type OutlineStep =
  | { kind: 'move' | 'line'; x: number; y: number }
  | { kind: 'arc'; x: number; y: number; radius: number; large: boolean; clockwise: boolean };

type Turn = { kind: 'turn'; radius: number; degrees: number };
type Move = number | Turn;

export const right = (radius: number, degrees = 90): Turn => ({ kind: 'turn', radius, degrees });
export const left = (radius: number, degrees = 90): Turn => ({ kind: 'turn', radius, degrees: -degrees });

export function polygon(...points: readonly (readonly [number, number])[]): Outline {
  return points.map(([x, y], index) => ({ kind: index === 0 ? 'move' : 'line', x, y }));
}

export function bar(x: number, y: number, width: number, height: number): Outline {
  return polygon([x, y], [x + width, y], [x + width, y + height], [x, y + height]);
}

/** A slanting stroke cut level at both ends; `width` is measured along the cut. */
export function slant(top: [number, number], bottom: [number, number], width: number): Outline {
  return polygon(top, [top[0] + width, top[1]], [bottom[0] + width, bottom[1]], bottom);
}

/**
 * The outline of a stroke along straight moves and circular turns. Offsetting a circle gives a circle, so
 * both edges are exact: a right turn of radius 20 with a stroke of 14 has edges of radius 27 and 13.
 */
export function walk(
  stroke: number,
  start: [number, number],
  heading: number,
  moves: readonly Move[],
): Outline {
  const half = stroke / 2;
  let [x, y] = start;
  let angle = (heading * Math.PI) / 180;
  const side = (sign: number) => ({
    x: x + sign * half * Math.sin(angle),
    y: y - sign * half * Math.cos(angle),
  });
  const outer: OutlineStep[] = [{ kind: 'move', ...side(1) }];
  const inner: OutlineStep[] = [];
  for (const move of moves) {
    const innerTarget = side(-1);
    if (typeof move === 'number') {
      x += move * Math.cos(angle);
      y += move * Math.sin(angle);
      outer.push({ kind: 'line', ...side(1) });
      inner.push({ kind: 'line', ...innerTarget });
      continue;
    }
    const sign = Math.sign(move.degrees);
    const centre = {
      x: x - sign * move.radius * Math.sin(angle),
      y: y + sign * move.radius * Math.cos(angle),
    };
    angle += (move.degrees * Math.PI) / 180;
    x = centre.x + sign * move.radius * Math.sin(angle);
    y = centre.y - sign * move.radius * Math.cos(angle);
    const arc = { kind: 'arc', large: Math.abs(move.degrees) > 180 } as const;
    const edge = (outward: number) => Math.max(move.radius + outward * sign * half, 0.01);
    outer.push({ ...arc, ...side(1), radius: edge(1), clockwise: sign > 0 });
    inner.push({ ...arc, ...innerTarget, radius: edge(-1), clockwise: sign < 0 });
  }
  return [...outer, { kind: 'line', ...side(-1) }, ...inner.reverse()];
}

/** How far to turn, and then to go, so that a path on a circle leaves it straight towards `target`. */
export function leaveCircle(
  centre: [number, number],
  radius: number,
  target: [number, number],
): { degrees: number; distance: number } {
  const dx = target[0] - centre[0];
  const dy = target[1] - centre[1];
  const distance = Math.sqrt(Math.max(dx * dx + dy * dy - radius * radius, 0));
  const degrees = ((Math.atan2(dy, dx) - Math.atan2(distance, radius)) * 180) / Math.PI;
  return { degrees, distance };
}

export function formatOutline(outline: Outline, place: { x: number; y: number; scale: number }): string {
  const at = (step: { x: number; y: number }) =>
    `${round(place.x + step.x * place.scale)} ${round(place.y + step.y * place.scale)}`;
  const steps = outline.map((step) => {
    if (step.kind !== 'arc') return `${step.kind === 'move' ? 'M' : 'L'}${at(step)}`;
    const radius = round(step.radius * place.scale);
    return `A${radius} ${radius} 0 ${step.large ? 1 : 0} ${step.clockwise ? 1 : 0} ${at(step)}`;
  });
  return `${steps.join('')}Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
