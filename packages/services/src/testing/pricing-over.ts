import { type Advert, channels, yearOf } from '@forecourt/domain';
import { fitModel, PriceBook } from '@forecourt/pricing';
import type { PricingService } from '../pricing/pricing-service.ts';
import { createPricingService } from '../pricing/pricing-service.ts';

/** Prices fitted to the given adverts, at once and without a thread. */
export function pricingOver(adverts: readonly Advert[], now: Date = new Date()): PricingService {
  const book = new PriceBook(() => now);
  for (const advert of adverts) book.set(advert);
  for (const channel of channels) book.setModel(channel, fitModel(book.table(channel).snapshot(yearOf(now))));
  const findByPlate = async (plate: string) =>
    adverts.filter(({ vehicle }) => keyOf(vehicle.registration) === keyOf(plate));
  return createPricingService({
    book,
    now: () => now,
    findByPlate,
    findReferencesByPlate: async (plate) =>
      (await findByPlate(plate)).map(({ publicReference }) => publicReference),
  });
}

function keyOf(plate: string | null): string {
  return (plate ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '');
}
