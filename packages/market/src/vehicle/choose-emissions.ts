import { type Emissions, emissionsOf, isMildHybrid } from '@forecourt/taxonomy';
import { randomStream } from '../random/random-stream.ts';
import type { Powertrain } from './powertrain.ts';

/**
 * The same version of a model always emits the same, so its figures come from a stream named after the
 * version.
 */
export function chooseEmissions(
  version: string,
  { fuel, engine }: Powertrain,
  year: number,
  heaviness: number,
): Emissions {
  return emissionsOf({
    fuel,
    litres: engine?.litres ?? 0,
    year,
    heaviness,
    isMild: engine !== null && isMildHybrid(engine),
    share: randomStream('emissions', version).next(),
  });
}
