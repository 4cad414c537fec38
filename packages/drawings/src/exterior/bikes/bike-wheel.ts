import { circle, group, num, path, url } from '../../svg.ts';

/** The ground shows between the spokes, so a tyre is a ring. */
export function drawBikeWheel(
  x: number,
  radius: number,
  tyre: number,
  kind: 'cast' | 'wire',
  isKnobbly: boolean,
): string {
  const rim = radius - tyre;
  const knobs = isKnobbly
    ? circle(0, 0, radius - 6, {
        fill: 'none',
        stroke: '#1a1c1e',
        'stroke-width': 26,
        'stroke-dasharray': '30 17',
      })
    : '';
  return group(
    { transform: `translate(${num(x)} ${num(radius)})` },
    knobs,
    circle(0, 0, radius - tyre / 2 - (isKnobbly ? 8 : 0), {
      fill: 'none',
      stroke: '#1b1d1f',
      'stroke-width': tyre - (isKnobbly ? 6 : 0),
    }),
    circle(0, 0, radius - tyre * 0.45, {
      fill: 'none',
      stroke: '#3b3f43',
      'stroke-width': tyre * 0.16,
      'stroke-opacity': 0.7,
    }),
    kind === 'cast' ? castSpokes(rim) : wireSpokes(rim),
    circle(0, 0, rim - 9, {
      fill: 'none',
      stroke: kind === 'cast' ? '#2b3034' : '#b7bec4',
      'stroke-width': 26,
    }),
    circle(0, 0, rim + 1, { fill: 'none', stroke: '#0d0f10', 'stroke-width': 5 }),
    brake(rim),
    circle(0, 0, 46, { fill: '#3a4045', stroke: '#14171a', 'stroke-width': 6 }),
    circle(0, 0, 20, { fill: '#c4cad0' }),
  );
}

function castSpokes(rim: number): string {
  const spoke = `M-13 20L-20 ${num(rim - 14)}H-2L0 40L2 ${num(rim - 14)}H20L13 20Z`;
  return [0, 72, 144, 216, 288]
    .map((turn) =>
      path(spoke, {
        fill: url('bike-rim'),
        stroke: '#0f1113',
        'stroke-width': 4,
        transform: `rotate(${turn})`,
      }),
    )
    .join('');
}

function wireSpokes(rim: number): string {
  const d = Array.from({ length: 28 }, (_, index) => {
    const to = (index * Math.PI * 2) / 28;
    const from = to + (index % 2 === 0 ? 0.9 : -0.9);
    return `M${num(Math.cos(from) * 38)} ${num(Math.sin(from) * 38)}L${num(Math.cos(to) * (rim - 8))} ${num(Math.sin(to) * (rim - 8))}`;
  }).join('');
  return path(d, { stroke: '#aab2b8', 'stroke-width': 5, fill: 'none' });
}

function brake(rim: number): string {
  const disc = rim * 0.66;
  return (
    circle(0, 0, disc - 16, { fill: 'none', stroke: '#a6adb3', 'stroke-width': 34 }) +
    circle(0, 0, disc - 16, {
      fill: 'none',
      stroke: '#6a7278',
      'stroke-width': 10,
      'stroke-dasharray': '8 17',
    })
  );
}
