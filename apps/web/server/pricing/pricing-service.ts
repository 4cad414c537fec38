import type { Advert } from '@forecourt/domain';
import { checkVehicle, type PriceBook } from '@forecourt/pricing';
import type { PricingService } from '../services.ts';

export interface PricingServiceParts {
  book: PriceBook;
  /** The adverts that carry a plate, live and ended. */
  findByPlate(plate: string): Promise<readonly Advert[]>;
  now?: () => Date;
}

/** What pages and REST ask of prices: answered in memory, but for what the store alone remembers. */
export function createPricingService({
  book,
  findByPlate,
  now = () => new Date(),
}: PricingServiceParts): PricingService {
  return {
    rate: (advert) => book.rate(advert),
    value: (question) => book.value(question),
    comparables: (question) => book.comparables(question),
    yearlyCost: (advert, options) => book.yearlyCost(advert, options),
    model: (channel) => book.model(channel),
    async check(plate) {
      if (!checkVehicle(plate, [], now())) return null;
      const adverts = await findByPlate(plate);
      return checkVehicle(plate, adverts.map(withoutSeller), now());
    },
  };
}

/** What the market remembers of a vehicle; who sold it is nobody's business any more. */
function withoutSeller({
  publicReference,
  status,
  channel,
  listedAt,
  endedAt,
  priceHistory,
  vehicle,
}: Advert) {
  const { make, model, year, mileage, colour, fuel, body, engineCc, owners } = vehicle;
  return {
    publicReference,
    status,
    channel,
    listedAt,
    endedAt,
    priceHistory,
    vehicle: { make, model, year, mileage, colour, fuel, body, engineCc, owners },
  };
}
