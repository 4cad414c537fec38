import { createDraftService, type DraftService } from './draft-service.ts';
import { createPlacedService, type PlacedService } from './placed-service.ts';
import { createPublisher, type SellingParts } from './publisher.ts';

/** Placing, changing and ending the adverts of private people. */
export interface SellingService extends DraftService, PlacedService {}

export function createSellingService(parts: SellingParts): SellingService {
  const publisher = createPublisher(parts);
  return { ...createDraftService(parts, publisher), ...createPlacedService(parts, publisher) };
}
