import type { Paint } from '../../paint.ts';
import { element, linearGradient, path, url } from '../../svg.ts';
import { type Anchor, band, curve } from '../curve.ts';
import type { CarProfile } from './profile.ts';

const heightAt = (anchors: readonly Anchor[], index: number): number => anchors[index]?.[1] ?? 0;

/** Sky on the roof and shoulder, the horizon across the doors, the ground along the sill. */
export function bodyDefs(profile: CarProfile, paint: Paint): string {
  const { height, sill } = profile;
  const belt = heightAt(profile.shoulder, 2);
  const at = (y: number): number => (height - y) / (height - sill);
  const crease = heightAt(profile.crease, 1);
  return (
    linearGradient(
      'body',
      [
        [0, paint.highlight],
        [at(height - 70), paint.light],
        [at(belt + 170), paint.base],
        [at(belt + 60), paint.light],
        [at(belt - 6), paint.base],
        [at(belt - 130), paint.base],
        [at(crease + 70), paint.shade],
        [at(crease - 110), paint.shade],
        [1, paint.deep],
      ],
      [0, height, 0, sill],
    ) +
    linearGradient(
      'shoulder',
      [
        [0, paint.highlight, 0.15],
        [0.25, paint.highlight, 0.85],
        [0.7, paint.highlight, 0.6],
        [1, paint.highlight, 0.1],
      ],
      [200, 0, profile.length - 60, 0],
    ) +
    doorLight(paint) +
    linearGradient(
      'nose-shade',
      [
        [0, paint.deep, 0.55],
        [1, paint.deep, 0],
      ],
      [0, 0, 380, 0],
    ) +
    linearGradient(
      'tail-shade',
      [
        [0, paint.deep, 0],
        [1, paint.deep, 0.6],
      ],
      [profile.length - 420, 0, profile.length, 0],
    )
  );
}

/** Light on the doors above the crease, fading to both sides and upwards; measured in the shape's own box. */
const doorLight = (paint: Paint): string =>
  element(
    'radialGradient',
    { id: 'door-light', cx: 0.5, cy: 0, r: 0.5, gradientTransform: 'scale(1 2)' },
    element('stop', { offset: 0, 'stop-color': paint.light, 'stop-opacity': 0.85 }),
    element('stop', { offset: 0.5, 'stop-color': paint.light, 'stop-opacity': 0.4 }),
    element('stop', { offset: 1, 'stop-color': paint.light, 'stop-opacity': 0 }),
  );

const lowered = (anchors: readonly Anchor[], by: number): Anchor[] =>
  anchors.map(([x, y, ...headings]) => [x, y - by, ...headings]);

/** Drawn inside the body's outline. */
export function drawShade(profile: CarProfile, paint: Paint): string {
  const { shoulder, crease } = profile;
  const waist = lowered(crease, -240);
  return [
    path(band(waist, crease), { fill: url('door-light') }),
    path(curve(crease), {
      fill: 'none',
      stroke: paint.deep,
      'stroke-width': 9,
      'stroke-opacity': 0.55,
      'stroke-linecap': 'round',
    }),
    path(curve(lowered(crease, -11)), {
      fill: 'none',
      stroke: paint.highlight,
      'stroke-width': 9,
      'stroke-opacity': 0.5,
      'stroke-linecap': 'round',
    }),
    path(band(lowered(shoulder, -26), shoulder), { fill: url('shoulder') }),
    path(curve(lowered(shoulder, 12)), {
      fill: 'none',
      stroke: paint.deep,
      'stroke-width': 16,
      'stroke-opacity': 0.22,
    }),
  ].join('');
}

/** From the side, nose and tail curve away from the viewer and darken. */
export const drawTurning = ({ length, sill, height }: CarProfile): string =>
  path(`M0 ${sill}H600V${height}H0Z`, { fill: url('nose-shade') }) +
  path(`M${length - 640} ${sill}H${length}V${height}H${length - 640}Z`, { fill: url('tail-shade') });

/** A thin line of sky along bonnet and roof, where the metal curves away from the viewer. */
export function drawRim(profile: CarProfile, paint: Paint): string {
  const { outline, screenFrom } = profile;
  const bonnet = outline.slice(3, screenFrom + 1);
  const roof = outline.slice(screenFrom + 1, screenFrom + 5);
  const stroke = { fill: 'none', stroke: paint.highlight, 'stroke-linecap': 'round' };
  return (
    path(curve(lowered(bonnet, 16)), { ...stroke, 'stroke-width': 22, 'stroke-opacity': 0.7 }) +
    (profile.roof === 'open'
      ? ''
      : path(curve(lowered(roof, 18)), { ...stroke, 'stroke-width': 16, 'stroke-opacity': 0.75 }))
  );
}
