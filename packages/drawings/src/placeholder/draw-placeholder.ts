import { createGradients } from '../gradients.ts';
import type { VehicleLook } from '../look.ts';
import { ellipse, group, rect, svgDocument } from '../svg.ts';
import { silhouettes } from './silhouettes.ts';

/** What an advert without pictures shows: plain enough not to be mistaken for the vehicle. */
export function drawPlaceholder(channel: VehicleLook['channel']): string {
  const ink = createGradients();
  const scale = channel === 'Commercial' ? 1.55 : 1.75;
  const wall = ink.linear([
    [0, '#f3f6f9'],
    [0.68, '#e9eef4'],
    [0.685, '#dde4ec'],
    [1, '#e6ebf1'],
  ]);
  const pool = ink.radial([
    [0, '#8d9bab', 0.45],
    [0.6, '#8d9bab', 0.25],
    [1, '#8d9bab', 0],
  ]);
  const vehicle = silhouettes[channel]({ body: '#c3cdd9', glass: '#e9eef4', wheel: '#aab6c4' });
  return svgDocument(
    ink.toDefs(),
    rect(0, 0, 1200, 900, { fill: wall }),
    ellipse(600, 642, 460, 34, { fill: pool }),
    group({ transform: `translate(600 636) scale(${scale})` }, ...vehicle),
  );
}
