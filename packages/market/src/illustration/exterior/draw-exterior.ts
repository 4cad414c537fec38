import type { ExteriorView, VehicleLook } from '../look.ts';
import { paintFor } from '../paint.ts';
import { drawSetting, groundLine, pickSetting } from '../settings/setting.ts';
import { group, svgDocument } from '../svg.ts';
import { buildBike } from './bikes/bike-subject.ts';
import { buildEnd, buildSide, buildTurned } from './four-wheels.ts';
import { drawShadow } from './shadow.ts';
import type { Subject } from './subject.ts';

/** Nothing rises above this share of the canvas, so that the sky stays calm over a lorry too. */
const tallest = 560;
const middle = 600;

function buildSubject(look: VehicleLook, view: ExteriorView): Subject {
  if (look.channel === 'Bike') return buildBike(look, view);
  if (view === 'three-quarter') return buildTurned(look);
  return view === 'front' || view === 'rear' ? buildEnd(look, view) : buildSide(look);
}

export function drawExterior(look: VehicleLook, view: ExteriorView): string {
  const subject = buildSubject(look, view);
  const scale = Math.min(subject.fill / (subject.right - subject.left), tallest / subject.height);
  const centre = (subject.left + subject.right) / 2;
  const facing = view === 'other-side' ? -1 : 1;
  const across = (x: number): number => middle + (x - centre) * scale * facing;
  const exact = (value: number): string => String(Math.round(value * 10000) / 10000);
  const shift = middle - centre * scale * facing;
  return svgDocument(
    drawSetting(pickSetting(look.seed), look.seed, paintFor(look.colour, look.seed)),
    subject.contacts.length === 0
      ? ''
      : drawShadow({
          middle,
          width: (subject.right - subject.left) * scale,
          ground: groundLine,
          breadth: subject.breadth,
          contacts: subject.contacts.map(across),
          tyre: subject.tyre * scale,
        }),
    group(
      {
        transform: `translate(${exact(shift)} ${groundLine}) scale(${exact(scale * facing)} ${exact(-scale)})`,
      },
      subject.drawing,
    ),
  );
}
