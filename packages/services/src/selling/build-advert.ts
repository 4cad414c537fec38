import {
  type AdvertDraft,
  askAboutMileage,
  buildStatedVehicle,
  nameOfModel,
  parseChannel,
  parsePlace,
  parseSellingMileage,
  parseSellingPrice,
  type SellingFields,
  tidyPhone,
  vehicleMark,
} from '@forecourt/domain';
import { FeedNames } from '@forecourt/store';
import { fillUsual, judgePlausibility, type NameBook } from '@forecourt/taxonomy';

export type BuiltAdvert = Omit<AdvertDraft, 'source' | 'sourceReference'>;

export interface AdvertFacts {
  /** Their names in the media store, the cover first. */
  photos: readonly string[];
  /** Where messages to the seller go. Visitors do not see it. */
  email: string | null;
  earlierKm: number | null;
}

/** Builds the advert that visitors see from a draft. Names and usual values are those of imported adverts. */
export function createAdvertBuilder(book: NameBook) {
  return function buildAdvert(fields: SellingFields, facts: AdvertFacts): BuiltAdvert {
    const channel = parseChannel(fields.channel) ?? 'Car';
    const price = parseSellingPrice(fields.price);
    const named = new FeedNames(book).name(channel, buildStatedVehicle(fields));
    const judged = judgePlausibility({ channel, vehicle: named.vehicle, price, words: fields.words });
    const { vehicle, usual } = fillUsual(channel, judged.vehicle);
    const isMileageExplained = askAboutMileage(parseSellingMileage(fields), facts.earlierKm) !== null;
    const doubted = new Set(judged.doubted);
    if (isMileageExplained) doubted.add('mileage');
    const parsed = parsePlace({ county: fields.county, town: fields.town || null });
    return {
      channel,
      title: `${vehicleMark(vehicle)} ${nameOfModel(vehicle.make, vehicle.model)}`.trim(),
      description: describe(fields, isMileageExplained),
      vehicle,
      usual,
      doubted: [...doubted],
      price,
      finance: null,
      pictures: facts.photos.map((name) => `photo:${name}`),
      videoUrl: null,
      hasSpin: false,
      seller: {
        kind: 'private',
        name: fields.name,
        phone: fields.phone === '' ? null : tidyPhone(fields.phone),
        email: facts.email,
      },
      place: parsed.kind === 'ok' ? parsed.place : unknownPlace,
      isFeatured: false,
    };
  };
}

export type BuildAdvert = ReturnType<typeof createAdvertBuilder>;

/** Of a draft whose county is not chosen yet; such a draft cannot be published. */
const unknownPlace: AdvertDraft['place'] = {
  county: 'Dublin',
  town: null,
  routingKey: null,
  latitude: 53.35,
  longitude: -6.26,
  precision: 'county',
};

/** The seller's words, and what they explained about the mileage. */
function describe({ words, mileageReason }: SellingFields, isMileageExplained: boolean): string {
  const text = words.trim();
  return isMileageExplained && mileageReason !== '' ? `${text}\n\nAbout the mileage: ${mileageReason}` : text;
}
