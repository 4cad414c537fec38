import { type Advert, formatMileage, formatPrice } from '@forecourt/domain';
import { placeName } from '../../../parts/vehicle/place-name.ts';

export interface ChoiceView {
  reference: string;
  title: string;
  facts: string;
  isPicked: boolean;
}

/** The vehicles that can be ticked: saved ones and those already picked, while they are for sale. */
export function listChoices(adverts: readonly Advert[], picked: readonly string[]): ChoiceView[] {
  return adverts
    .filter(({ status }) => status === 'live')
    .map((advert) => ({
      reference: advert.publicReference,
      title: [advert.title, advert.vehicle.derivative].filter(Boolean).join(', '),
      facts: [formatPrice(advert.price), formatMileage(advert.vehicle), placeName(advert.place)]
        .filter(Boolean)
        .join(' · '),
      isPicked: picked.includes(advert.publicReference),
    }));
}
