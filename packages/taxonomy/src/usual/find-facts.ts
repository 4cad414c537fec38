import { bikeMakes } from '../bikes.ts';
import { carMakes } from '../cars/car-makes.ts';
import { commercialMakes } from '../commercials.ts';
import { keyOfName } from '../names/known-names.ts';
import { otherCars } from './other-bodies.ts';

/** A model and its make as spelled here, whatever the spelling of an advert. */
export type KnownModel<M> = M & { make: string };

/**
 * A feed names few models many times: each is looked up once. The cache is bounded, because a feed may also
 * be noise.
 */
const mostFound = 20_000;

/** Finds everything recorded about a model, by its names in any spelling. */
function buildFinder<M extends { name: string }>(
  makes: readonly { make: string; models: readonly M[] }[],
): (make: string, model: string) => KnownModel<M> | null {
  const keyOf = (make: string, model: string) => `${keyOfName(make)}/${keyOfName(model)}`;
  /** Built on first use: most processes never need it. */
  let byKey: Map<string, KnownModel<M>> | null = null;
  /** By make, then by model. */
  const found = new Map<string, Map<string, KnownModel<M> | null>>();
  let count = 0;

  function find(make: string, model: string): KnownModel<M> | null {
    byKey ??= new Map(
      makes.flatMap(({ make: ofMake, models }) =>
        models.map((known) => [keyOf(ofMake, known.name), { ...known, make: ofMake }]),
      ),
    );
    if (++count > mostFound) {
      count = 0;
      found.clear();
    }
    const facts = byKey.get(keyOf(make, model)) ?? null;
    const ofMake = found.get(make) ?? new Map();
    found.set(make, ofMake.set(model, facts));
    return facts;
  }

  return (make, model) => {
    const facts = found.get(make)?.get(model);
    return facts === undefined ? find(make, model) : facts;
  };
}

/** What is recorded about a model counts more than its body alone. */
export const findCar = buildFinder([...otherCars, ...carMakes]);
export const findCommercial = buildFinder(commercialMakes);
export const findBike = buildFinder(bikeMakes);
