import { canvasHeight, canvasWidth, defs, linearGradient, rect, url } from '../svg.ts';

export interface Road {
  from: number;
  far: string;
  near: string;
}

/** Ground from `from` to the lower edge, lighter in the distance, with a dark band nearest the viewer. */
export function drawRoad({ from, far, near }: Road): string {
  return (
    defs(
      linearGradient(
        'road',
        [
          [0, far],
          [0.42, near],
          [1, near],
        ],
        [0, from, 0, canvasHeight],
      ),
    ) + rect(0, from, canvasWidth, canvasHeight - from, { fill: url('road') })
  );
}

/** The broken yellow line at the edge of an Irish road, or a white one. */
export function drawDashes(y: number, thickness: number, colour: string, dash: number, gap: number): string {
  const count = Math.ceil(canvasWidth / (dash + gap)) + 1;
  let d = '';
  for (let index = 0; index < count; index += 1) {
    const x = index * (dash + gap) - dash / 2;
    d += `M${x} ${y}h${dash}l-6 ${thickness}h${-dash}Z`;
  }
  return `<path d="${d}" fill="${colour}" fill-opacity="0.8"/>`;
}
