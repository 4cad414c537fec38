import type { Channel, Vehicle } from '@forecourt/domain';
import { emissionsOf } from '../emissions.ts';
import { enginesOfMake } from '../engine-families.ts';
import type { Engine } from '../engine-types.ts';
import { type EnginedModel, enginesInTime, isMildHybrid } from '../fitted-engines.ts';
import type { Fuel } from '../taxonomy-types.ts';
import { litresOfBadge } from './badge-litres.ts';
import type { KnownModel } from './find-facts.ts';
import { readEngine } from './read-version.ts';

/** The combustion engine of a vehicle, as far as it can be determined. */
export interface UsualEngine {
  fuel: Fuel;
  year: number;
  /** In cc; null if the model came with several sizes and nothing says which. */
  engineCc: number | null;
  /** The possible engines, all of one size if that is known. */
  possible: readonly Engine[];
}

/** Sizes in litres are rounded, and some makers round to the next tenth. */
const sameSizeCc = 60;

export function findUsualEngine(
  model: KnownModel<EnginedModel>,
  vehicle: Pick<Vehicle, 'year' | 'engineCc' | 'derivative'>,
  fuel: Fuel,
  channel: Channel,
): UsualEngine {
  const { make } = model;
  const { year } = vehicle;
  const fitted = enginesOfMake(make).own.length > 0 ? enginesInTime(make, model, fuel, year) : [];
  const said = vehicle.engineCc ?? readEngine(vehicle.derivative, channel);
  if (said !== null) {
    const possible = enginesOfSize(fitted, said);
    // Litres are rounded: the engine itself is known to the cubic centimetre.
    const isRounded = vehicle.engineCc === null && said % 10 === 0;
    return { fuel, year, engineCc: isRounded ? (possible.at(-1)?.cc ?? said) : said, possible };
  }
  const between = litresOfBadge(make, fuel, vehicle.derivative);
  const possible = between
    ? fitted.filter(({ cc }) => cc >= between[0] * 1000 - sameSizeCc && cc <= between[1] * 1000 + sameSizeCc)
    : fitted;
  return { fuel, year, engineCc: onlySize(possible), possible };
}

/** Those sold as that size, or else of that size. */
function enginesOfSize(fitted: readonly Engine[], cc: number): readonly Engine[] {
  const litres = Math.round(cc / 100) / 10;
  const sold = fitted.filter((engine) => engine.litres === litres);
  return sold.length > 0 ? sold : fitted.filter((engine) => Math.abs(engine.cc - cc) <= sameSizeCc);
}

/** The size of all of them, by the newest. */
function onlySize(engines: readonly Engine[]): number | null {
  const [first] = engines;
  if (first === undefined || engines.some(({ cc }) => Math.abs(cc - first.cc) > sameSizeCc)) return null;
  return engines.reduce((newest, engine) => (engine.from > newest.from ? engine : newest)).cc;
}

/** How much the tunes of an engine may differ for their middle to be used as the power. */
const nearlyOnePower = 1.12;

/** In kW; null if the engine came in different tunes. */
export function usualPower({ engineCc, possible }: UsualEngine): number | null {
  if (engineCc === null || possible.length === 0) return null;
  const low = Math.min(...possible.map(({ kw }) => kw[0]));
  const high = Math.max(...possible.map(({ kw }) => kw[1]));
  return high <= low * nearlyOnePower ? Math.round((low + high) / 2) : null;
}

/** How much the possible engines may differ for their middle to be used as the emissions. */
const nearlyOneCo2 = 1.15;

/** In g/km; null if the possible engines differ too much. */
export function usualCo2({ fuel, year, engineCc, possible }: UsualEngine, heaviness: number): number | null {
  const burning = { fuel, year, heaviness };
  if (fuel === 'Electric') return 0;
  if (engineCc !== null) {
    const isMild = possible.length > 0 && possible.every(isMildHybrid);
    return emissionsOf({ ...burning, litres: Math.round(engineCc / 50) / 20, isMild }).co2;
  }
  const each = possible.map((engine) => {
    return emissionsOf({ ...burning, litres: engine.litres, isMild: isMildHybrid(engine) }).co2;
  });
  const low = Math.min(...each);
  const high = Math.max(...each);
  return each.length > 0 && high <= low * nearlyOneCo2 ? Math.round((low + high) / 2) : null;
}
