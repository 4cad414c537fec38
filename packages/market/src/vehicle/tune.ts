import { type Engine, type PoweredModel, powerClassOf } from '@forecourt/taxonomy';
import type { RandomStream } from '../random/random-stream.ts';

/** Makers sell an engine in a few tunes, not in every power between the mildest and the strongest. */
const steps = [0, 1 / 3, 2 / 3, 1];
/** How far the tunes of one model differ, as a deviation of the logarithm. */
const spread = 0.14;

/** The power in kW of one car of the model: a tune that suits its price, class and year. */
export function chooseTune(random: RandomStream, engine: Engine, model: PoweredModel, year: number): number {
  return nearestTune(engine, model, year, Math.exp(spread * random.normal()));
}

/** The usual power in kW of the engine in the model. */
export function usualTune(engine: Engine, model: PoweredModel, year: number): number {
  return nearestTune(engine, model, year, 1);
}

/**
 * From here on every car had common rail or variable valves, and no engine of its size was as weak as before.
 */
const firstModernYear = 2005;

function leastOfSize({ fuel, litres }: Engine): number {
  return litres * (fuel !== 'Diesel' ? 42 : litres >= 1.9 ? 46 : 38);
}

function nearestTune(engine: Engine, model: PoweredModel, year: number, factor: number): number {
  const [low, high] = engine.kw;
  const { usual, most, ...powerClass } = powerClassOf(model, year);
  const isModernCar = model.newPrice !== undefined && year >= firstModernYear;
  const least = Math.max(powerClass.least, isModernCar ? leastOfSize(engine) : 0);
  const wanted = Math.max(least, Math.min(most, usual * factor));
  let best = low;
  for (const step of steps) {
    const tune = low + (high - low) * step;
    if (cost(tune) < cost(best)) best = tune;
  }
  return Math.round(best);

  /** A tune outside the class is used only if the engine has no other. */
  function cost(tune: number): number {
    const outside = tune < least ? least - tune : tune > most ? tune - most : 0;
    return Math.abs(tune - wanted) + outside * 10;
  }
}
