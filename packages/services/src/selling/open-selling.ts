import type { Database, MediaStore } from '@forecourt/store';
import type { NameBook } from '@forecourt/taxonomy';
import type { FigureService } from '../figures/open-figures.ts';
import { createInsights, type FindInsights } from '../placed/advert-insights.ts';
import { createSeenService, type SeenService } from '../placed/seen-service.ts';
import { createStillForSaleService, type StillForSaleService } from '../placed/still-for-sale-service.ts';
import type { PricingService } from '../pricing/pricing-service.ts';
import type { SearchService } from '../search/search-service.ts';
import type { SignedLinks } from '../signed-links/signed-links.ts';
import type { LimitVisitors } from '../visitor-limit/visitor-limit.ts';
import { createAdvertBuilder } from './build-advert.ts';
import { type ContinueService, createContinueService } from './continue-service.ts';
import { type CoverPart, createPhotoService, type PhotoService, type PreparePhoto } from './photo-service.ts';
import { createPublisher } from './publisher.ts';
import type { RegistrationLookup } from './registration-lookup.ts';
import { createSellingService, type SellingService } from './selling-service.ts';

/** Everything that a private seller does. */
export interface Selling extends SellingService {
  photos: PhotoService;
  /** Going on with a draft on another device. */
  continuing: ContinueService;
  stillForSale: StillForSaleService;
  seen: SeenService;
  insights: FindInsights;
}

export interface OpenSellingParts {
  db: Database;
  pricing: PricingService;
  search: Pick<SearchService, 'search'>;
  figures: Pick<FigureService, 'of'>;
  links: SignedLinks;
  media: MediaStore;
  book: NameBook;
  preparePhoto: PreparePhoto;
  coverPart: CoverPart;
  secret: string;
  limitVisitors: LimitVisitors;
  /** A register of vehicles, if the operator has one. */
  lookUp?: RegistrationLookup | undefined;
  now?: () => number;
}

export function openSelling(parts: OpenSellingParts): Selling {
  const { db, pricing, search, figures, links, media, book, preparePhoto: prepare, coverPart } = parts;
  const { limitVisitors, now } = parts;
  const clock = now ? { now } : {};
  const register = parts.lookUp ? { lookUp: parts.lookUp } : {};
  const selling = {
    db,
    pricing,
    buildAdvert: createAdvertBuilder(book),
    limitVisitors,
    ...register,
    ...clock,
  };
  const publisher = createPublisher(selling);
  const service = createSellingService(selling, publisher);
  const seen = createSeenService({ db, media, prepare, ...clock });
  return {
    ...service,
    photos: createPhotoService({ db, media, prepare, coverPart, limitVisitors, ...clock }),
    continuing: createContinueService({ db, secret: parts.secret, ...clock }),
    stillForSale: createStillForSaleService({
      db,
      links,
      placed: { find: service.findPlaced, act: service.act },
      ...clock,
    }),
    seen,
    insights: createInsights({ figures, search, seen, ...clock }, publisher),
  };
}
