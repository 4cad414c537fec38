import { type Channel, formatPrice } from '@forecourt/domain';
import { buildSavedCarCard, type SavedVehicle } from '@forecourt/site';
import type { SavedVehicleCardProps } from '@forecourt/ui';

export type SavedCardView = Omit<SavedVehicleCardProps, 'isExpired' | 'onRemove'>;

/** The card view of a vehicle stored in the browser. */
export function buildSavedCardView(vehicle: SavedVehicle, channel: Channel): SavedCardView {
  const { finance, price, ...card } = buildSavedCarCard(vehicle, channel);
  return {
    ...card,
    price: formatPrice(card.isPoa ? null : price),
    finance: finance && { ...finance, monthlyPayment: formatPrice(finance.monthlyPayment) },
  };
}
