import { type Advert, believedPrice, motorTaxOf, pictureAddresses } from '@forecourt/domain';
import { placeholderImage } from '@forecourt/site';

/** One new car in stock, with the details that the new car pages need. */
export interface NewVersion {
  reference: string;
  make: string;
  model: string;
  body: string | null;
  fuel: string | null;
  /** Whole euro; null is POA. */
  price: number | null;
  co2: number | null;
  /** Euro a year; null if the seller states too little to compute it. */
  motorTax: number | null;
  rangeKm: number | null;
  /** With a %d width. */
  imageUrl: string;
}

export function newVersionOfAdvert(advert: Advert, today: Date): NewVersion {
  const { make, model, body, fuel, co2, engineCc, rangeKm } = advert.vehicle;
  return {
    reference: advert.publicReference,
    make,
    model,
    body,
    fuel,
    price: believedPrice(advert),
    co2,
    // A car first registered today is taxed by its WLTP emissions.
    motorTax: motorTaxOf(
      {
        kind: 'car',
        firstRegistered: today,
        engineCc: fuel === 'Electric' ? null : engineCc,
        co2,
        cycle: 'WLTP',
      },
      today,
    ),
    rangeKm,
    imageUrl: pictureAddresses(advert, 1)[0] ?? placeholderImage('Car'),
  };
}
