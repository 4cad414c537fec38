import { drawDetail } from './details/draw-detail.ts';
import { drawExterior } from './exterior/draw-exterior.ts';
import { type ExteriorView, exteriorViews, type VehicleLook, type VehicleView } from './look.ts';

const isExterior = (view: VehicleView): view is ExteriorView =>
  (exteriorViews as readonly string[]).includes(view);

/** One picture of a vehicle as an SVG document of 1200 by 900; the same look and view always give the same text. */
export function drawVehicle(look: VehicleLook, view: VehicleView): string {
  return isExterior(view) ? drawExterior(look, view) : drawDetail(look, view);
}
