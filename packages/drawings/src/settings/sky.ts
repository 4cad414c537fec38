import type { Random } from '../random.ts';
import { canvasWidth, defs, ellipse, linearGradient, radialGradient, rect, url } from '../svg.ts';

export interface Light {
  top: string;
  low: string;
  cloud: string;
  /** Laid thinly over distant things. */
  haze: string;
}

const lights: readonly [Light, ...Light[]] = [
  { top: '#a9c8e2', low: '#e9f1f5', cloud: '#ffffff', haze: '#e6eff4' },
  { top: '#c3cdd5', low: '#eceff1', cloud: '#fafbfb', haze: '#e4e9ec' },
  { top: '#b4c3da', low: '#f5e6d8', cloud: '#fdf4ea', haze: '#f1e6dc' },
  { top: '#8fb7d9', low: '#dcebf3', cloud: '#ffffff', haze: '#dfebf2' },
];

export const pickLight = (random: Random): Light => random.pick(lights);

/** Sky down to `horizon`, with a few long soft clouds. */
export function drawSky(light: Light, horizon: number, random: Random): string {
  const clouds = Array.from({ length: 4 }, () =>
    ellipse(
      random.between(0, canvasWidth),
      random.between(60, horizon * 0.62),
      random.between(180, 380),
      random.between(16, 44),
      {
        fill: url('cloud'),
      },
    ),
  );
  return (
    defs(
      linearGradient(
        'sky',
        [
          [0, light.top],
          [1, light.low],
        ],
        [0, 0, 0, horizon],
      ),
      radialGradient('cloud', [
        [0, light.cloud, 0.85],
        [0.55, light.cloud, 0.35],
        [1, light.cloud, 0],
      ]),
    ) +
    rect(0, 0, canvasWidth, horizon + 2, { fill: url('sky') }) +
    clouds.join('')
  );
}
