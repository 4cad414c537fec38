import { type Advert, type Dealer, findShownPlace } from '@forecourt/domain';
import { placeName } from '../../../parts/vehicle/place-name.ts';
import type { PlannedViewing } from './plan-viewings.ts';

export type DayDealers = ReadonlyMap<number, Pick<Dealer, 'name'>>;

/** `2019 Skoda Octavia, Ambition 1.6 TDI` */
export function stopTitle({ title, vehicle }: Advert): string {
  return [title, vehicle.derivative].filter(Boolean).join(', ');
}

export function stopSeller({ seller }: Advert, dealers: DayDealers): string {
  return seller.kind === 'private' ? 'Private seller' : (dealers.get(seller.dealerId)?.name ?? 'Dealer');
}

/** Where to go: what was agreed, or the place of the advert. */
export function stopPlace({ advert, agreed }: PlannedViewing): string {
  return (agreed && findShownPlace(agreed, 'buyer')) ?? placeName(advert.place);
}
