import type { Database, MediaStore } from '@forecourt/store';
import type { NameBook } from '@forecourt/taxonomy';
import type { PricingService } from '../pricing/pricing-service.ts';
import { createAdvertBuilder } from './build-advert.ts';
import { type ContinueService, createContinueService } from './continue-service.ts';
import { type CoverPart, createPhotoService, type PhotoService, type PreparePhoto } from './photo-service.ts';
import type { RegistrationLookup } from './registration-lookup.ts';
import { createSellingService, type SellingService } from './selling-service.ts';

/** Everything that a private seller does. */
export interface Selling extends SellingService {
  photos: PhotoService;
  /** Going on with a draft on another device. */
  continuing: ContinueService;
}

export interface OpenSellingParts {
  db: Database;
  pricing: PricingService;
  media: MediaStore;
  book: NameBook;
  preparePhoto: PreparePhoto;
  coverPart: CoverPart;
  secret: string;
  /** A register of vehicles, if the operator has one. */
  lookUp?: RegistrationLookup | undefined;
  now?: () => number;
}

export function openSelling(parts: OpenSellingParts): Selling {
  const { db, pricing, media, book, preparePhoto, coverPart, secret, now } = parts;
  const clock = now ? { now } : {};
  const register = parts.lookUp ? { lookUp: parts.lookUp } : {};
  return {
    ...createSellingService({ db, pricing, buildAdvert: createAdvertBuilder(book), ...register, ...clock }),
    photos: createPhotoService({ db, media, prepare: preparePhoto, coverPart, ...clock }),
    continuing: createContinueService({ db, secret, ...clock }),
  };
}
