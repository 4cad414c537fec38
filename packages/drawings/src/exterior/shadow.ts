import { defs, ellipse, radialGradient, url } from '../svg.ts';

/** What a shadow needs to know, in canvas units. */
export interface Standing {
  middle: number;
  width: number;
  ground: number;
  /** 1 is as deep as a car's. */
  breadth: number;
  contacts: readonly number[];
  tyre: number;
}

/** Two layers: the wide soft shadow of skylight, and the dark line where rubber meets the ground. */
export function drawShadow({ middle, width, ground, breadth, contacts, tyre }: Standing): string {
  return (
    defs(
      radialGradient('shade', [
        [0, '#0a0f14', 0.5],
        [0.6, '#0a0f14', 0.3],
        [1, '#0a0f14', 0],
      ]),
      radialGradient('contact', [
        [0, '#05080a', 0.85],
        [0.55, '#05080a', 0.5],
        [1, '#05080a', 0],
      ]),
    ) +
    ellipse(middle + width * 0.015, ground + 8, width * 0.57, 40 * breadth, { fill: url('shade') }) +
    ellipse(middle, ground - 9 * breadth, width * 0.485, 30 * breadth, {
      fill: url('contact'),
      'fill-opacity': 0.8 * breadth,
    }) +
    contacts.map((x) => ellipse(x, ground + 1, tyre * 0.52, 13, { fill: url('contact') })).join('')
  );
}
