import { path } from '../../svg.ts';
import { roundedBox, shape } from '../curve.ts';
import type { CarProfile } from './profile.ts';

/** With the roof down, the seats are against the sky and the tonneau closes the cabin. */
export function drawOpenSeats({ seats }: CarProfile): string {
  const leather = ['#3a2f2a', '#2c2725'] as const;
  return seats
    .map(([x, belt], index) => {
      const fill = leather[index] ?? leather[0];
      const top = belt + (index === 0 ? 215 : 130);
      return (
        path(
          shape([
            [x - 60, belt - 40, 96],
            [x + 10, top - 50, 76],
            [x + 90, top, 0],
            [x + 190, top - 70, -76],
            [x + 230, belt - 40, -90],
          ]),
          { fill },
        ) +
        path(roundedBox(x + 40, top - 20, 136, 118, 46), { fill }) +
        path(`M${x + 62} ${top + 76}H${x + 140}`, {
          stroke: '#8a776a',
          'stroke-width': 12,
          'stroke-linecap': 'round',
          'stroke-opacity': 0.7,
        })
      );
    })
    .join('');
}
