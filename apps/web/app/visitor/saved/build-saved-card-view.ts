import { type Channel, formatPrice } from '@forecourt/domain';
import { buildSavedCarCard, type SavedVehicle } from '@forecourt/site';
import type { VehicleCardProps } from '@forecourt/ui';

/** The card view of a vehicle stored in the browser. */
export function buildSavedCardView(vehicle: SavedVehicle, channel: Channel): VehicleCardProps {
  const { finance, price, ...card } = buildSavedCarCard(vehicle, channel);
  return {
    ...card,
    price: formatPrice(card.isPoa ? null : price),
    finance: finance && { ...finance, monthlyPayment: formatPrice(finance.monthlyPayment) },
  };
}
