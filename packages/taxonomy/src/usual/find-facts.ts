import { bikeMakes } from '../bikes.ts';
import { carMakes } from '../cars/car-makes.ts';
import { commercialMakes } from '../commercials.ts';
import { keyOfName } from '../names/known-names.ts';

/** A feed names few models many times: each is looked for once. Bounded, as a feed may also be noise. */
const mostFound = 20_000;

/** A model, and its make as it is written here, whatever the spelling of an advert. */
export type KnownModel<M> = M & { make: string };

/** Finds all that is written down of a model, by its names in whatever spelling. */
function buildFinder<M extends { name: string }>(
  makes: readonly { make: string; models: readonly M[] }[],
): (make: string, model: string) => KnownModel<M> | null {
  const keyOf = (make: string, model: string) => `${keyOfName(make)}/${keyOfName(model)}`;
  /** Made when somebody first asks: most processes never do. */
  let byKey: Map<string, KnownModel<M>> | null = null;
  const found = new Map<string, KnownModel<M> | null>();
  return (make, model) => {
    const written = `${make}\n${model}`;
    let facts = found.get(written);
    if (facts === undefined) {
      byKey ??= new Map(
        makes.flatMap(({ make: ofMake, models }) =>
          models.map((known) => [keyOf(ofMake, known.name), { ...known, make: ofMake }]),
        ),
      );
      facts = byKey.get(keyOf(make, model)) ?? null;
      if (found.size >= mostFound) found.clear();
      found.set(written, facts);
    }
    return facts;
  };
}

export const findCar = buildFinder(carMakes);
export const findCommercial = buildFinder(commercialMakes);
export const findBike = buildFinder(bikeMakes);
