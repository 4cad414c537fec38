import type { Advert } from '@forecourt/domain';
import { checkVehicle, type EarlierAdvert, type PriceBook } from '@forecourt/pricing';
import { buildVehicleCard } from '@forecourt/site';
import type { PricingService } from '../services.ts';
import { standardYearlyCost } from './with-yearly-cost.ts';

export interface PricingServiceParts {
  book: PriceBook;
  /** The adverts with this plate, live and ended. */
  findByPlate(plate: string): Promise<readonly Advert[]>;
  now?: () => Date;
}

/** Prices for pages and REST: answered from memory, except for history that only the store has. */
export function createPricingService({
  book,
  findByPlate,
  now = () => new Date(),
}: PricingServiceParts): PricingService {
  return {
    rate: (advert) => book.rate(advert),
    doubts: (advert) => book.doubts(advert),
    comparedWith: (advert) => book.comparedWith(advert),
    value: (question) => book.value(question),
    comparables: (question) => book.comparables(question),
    yearlyCost: (advert, options) => book.yearlyCost(advert, options),
    standardYearlyCost: (advert) => standardYearlyCost(advert, now()),
    model: (channel) => book.model(channel),
    async check(plate) {
      if (!checkVehicle(plate, [], now())) return null;
      const adverts = await findByPlate(plate);
      return checkVehicle(plate, adverts.map(withoutSeller), now());
    },
  };
}

/** What the market remembers about a vehicle; the past seller stays private. */
function withoutSeller(advert: Advert): EarlierAdvert {
  const { publicReference, status, channel, listedAt, endedAt, priceHistory, vehicle } = advert;
  return {
    publicReference,
    status,
    channel,
    listedAt,
    endedAt,
    priceHistory,
    imageUrl: buildVehicleCard(advert).imageUrl,
    vehicle: {
      make: vehicle.make,
      model: vehicle.model,
      year: vehicle.year,
      condition: vehicle.condition,
      registration: vehicle.registration,
      derivative: vehicle.derivative,
      mileage: vehicle.mileage,
      isMileageInMiles: vehicle.isMileageInMiles,
      colour: vehicle.colour,
      fuel: vehicle.fuel,
      transmission: vehicle.transmission,
      body: vehicle.body,
      engineCc: vehicle.engineCc,
      owners: vehicle.owners,
      origin: vehicle.origin,
    },
  };
}
