import { createGradients } from '../gradients.ts';
import type { VehicleLook, VehicleView } from '../look.ts';
import { paintFor } from '../paint.ts';
import { randomFor } from '../random.ts';
import { canvasHeight, canvasWidth, group, num, svgDocument } from '../svg.ts';
import { drawBikeEngine } from './bike/engine.ts';
import { drawExhaust } from './bike/exhaust.ts';
import { drawFrontWheel } from './bike/front-wheel.ts';
import { drawBikeOdometer, drawHandlebar } from './bike/handlebar.ts';
import { drawBikeHeadlamp } from './bike/headlamp.ts';
import { drawSaddle } from './bike/saddle.ts';
import { drawBoot } from './boot.ts';
import { cabinFor } from './cabin.ts';
import { drawChargingPort } from './charging-port.ts';
import { drawDashboard } from './dashboard.ts';
import { drawEngineBay } from './engine-bay.ts';
import { drawHeadlamp } from './headlamp.ts';
import { drawLoadArea } from './load-area.ts';
import { drawOdometer } from './odometer.ts';
import type { DrawScene } from './scene.ts';
import { drawCabSeats } from './seats/cab-seats.ts';
import { drawRearSeats } from './seats/rear-seats.ts';
import { drawSeats } from './seats/seats.ts';
import { drawTailLamp } from './tail-lamp.ts';
import { drawWheel } from './wheel.ts';

type Drawings = Partial<Record<VehicleView, DrawScene>>;

const carDrawings: Drawings = {
  wheel: drawWheel,
  dashboard: drawDashboard,
  seats: drawSeats,
  'rear-seats': drawRearSeats,
  boot: drawBoot,
  headlamp: drawHeadlamp,
  'tail-lamp': drawTailLamp,
  odometer: drawOdometer,
  'charging-port': drawChargingPort,
  engine: drawEngineBay,
  'load-area': drawLoadArea,
};

const drawingsByChannel: Record<VehicleLook['channel'], Drawings> = {
  Car: carDrawings,
  Commercial: { ...carDrawings, seats: drawCabSeats, 'rear-seats': drawCabSeats, boot: drawLoadArea },
  Bike: {
    wheel: drawFrontWheel,
    headlamp: drawBikeHeadlamp,
    odometer: drawBikeOdometer,
    'charging-port': drawChargingPort,
    engine: drawBikeEngine,
    handlebar: drawHandlebar,
    exhaust: drawExhaust,
    saddle: drawSaddle,
  },
};

/** Views without letters and without a driver's side. */
const mirrorable: ReadonlySet<VehicleView> = new Set(['tail-lamp', 'exhaust', 'saddle']);

/**
 * A close-up of one vehicle, in its own paint and era. A view that the vehicle cannot have shows its wheel.
 */
export function drawDetail(look: VehicleLook, view: VehicleView): string {
  const ink = createGradients();
  const drawings = drawingsByChannel[look.channel];
  const draw = drawings[view] ?? drawings.wheel ?? drawWheel;
  const random = randomFor(look.seed, view);
  const parts = draw({ look, ink, random, paint: paintFor(look.colour, look.seed), cabin: cabinFor(look) });
  return svgDocument(ink.toDefs(), group({ transform: frame(look.seed, view) }, ...parts));
}

/** No two photographers take the same position: a little nearer, a little to one side. */
function frame(seed: number, view: VehicleView): string {
  const random = randomFor(seed, `frame ${view}`);
  const scale = random.between(1, 1.1);
  const slack = scale - 1;
  const mirrored = mirrorable.has(view) && random.next() < 0.5;
  const x = -slack * canvasWidth * random.next();
  const y = -slack * canvasHeight * random.next();
  return `${mirrored ? `translate(${canvasWidth} 0) scale(-1 1) ` : ''}translate(${num(x)} ${num(y)}) scale(${scale.toFixed(3)})`;
}
