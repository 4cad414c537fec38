import type { ExteriorView, VehicleLook } from '../look.ts';
import { paintFor } from '../paint.ts';
import { drawSetting, pickSetting } from '../settings/setting.ts';
import { svgDocument } from '../svg.ts';
import { buildBike } from './bikes/bike-subject.ts';
import { buildEnd, buildSide, buildTurned } from './four-wheels.ts';
import { placeSubject } from './place-subject.ts';
import { type Subject, tallest } from './subject.ts';

function buildSubject(look: VehicleLook, view: ExteriorView): Subject {
  if (look.channel === 'Bike') return buildBike(look, view);
  if (view === 'three-quarter') return buildTurned(look);
  return view === 'front' || view === 'rear' ? buildEnd(look, view) : buildSide(look);
}

export function drawExterior(look: VehicleLook, view: ExteriorView): string {
  const subject = buildSubject(look, view);
  const scale = Math.min(subject.fill / (subject.right - subject.left), tallest / subject.height);
  return svgDocument(
    drawSetting(pickSetting(look.seed), look.seed, paintFor(look.colour, look.seed)),
    placeSubject(subject, scale, view === 'other-side' ? -1 : 1),
  );
}
