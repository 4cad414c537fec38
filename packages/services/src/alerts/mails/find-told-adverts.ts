import { type Advert, findRelisted } from '@forecourt/domain';
import { type Database, findAdverts, keyOfPlate, readPlateLives } from '@forecourt/store';
import { pricesOf } from '../read-changed-vehicles.ts';

/** A digest after a large import can be long; what does not fit is counted. */
const mostRead = 1000;

/** The adverts of news. The price history of a vehicle that was advertised before begins with its earlier adverts. */
export async function findToldAdverts(db: Database, references: readonly string[]): Promise<Advert[]> {
  const adverts = await findAdverts(db, [...new Set(references)].slice(0, mostRead));
  const plates = adverts.flatMap(({ vehicle }) => keyOfPlate(vehicle.registration) ?? []);
  const lives = await readPlateLives(db, [...new Set(plates)]);
  const chains = new Map(
    adverts.map(({ publicReference, vehicle }) => {
      const ofPlate = lives.get(keyOfPlate(vehicle.registration) ?? '') ?? [];
      const chain = findRelisted(ofPlate, publicReference).map((life) => life.publicReference);
      return [publicReference, chain.filter((reference) => reference !== publicReference)];
    }),
  );
  const earlier = await findAdverts(db, [...new Set([...chains.values()].flat())].slice(0, mostRead));
  const pricesBefore = new Map(earlier.map((advert) => [advert.publicReference, pricesOf(advert)]));
  return adverts.map((advert) => ({
    ...advert,
    priceHistory: [
      ...(chains.get(advert.publicReference) ?? []).flatMap((reference) => pricesBefore.get(reference) ?? []),
      ...pricesOf(advert),
    ],
  }));
}
