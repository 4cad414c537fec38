import { createDraftService, type DraftService } from './draft-service.ts';
import { createPlacedService, type PlacedService } from './placed-service.ts';
import { createPublisher, type Publisher, type SellingParts } from './publisher.ts';

/** Placing, changing and ending the adverts of private people. */
export interface SellingService extends DraftService, Omit<PlacedService, 'find'> {
  /** A placed advert, whoever it belongs to: for signed links and for staff. */
  findPlaced: PlacedService['find'];
}

export function createSellingService(
  parts: SellingParts,
  publisher: Publisher = createPublisher(parts),
): SellingService {
  const { find: findPlaced, ...placed } = createPlacedService(parts, publisher);
  return { ...createDraftService(parts, publisher), ...placed, findPlaced };
}
