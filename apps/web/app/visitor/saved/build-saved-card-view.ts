import { type Channel, formatPrice } from '@forecourt/domain';
import { buildSavedCarCard, imageAddress, type SavedVehicle, srcSet } from '@forecourt/site';
import type { SavedVehicleCardProps } from '@forecourt/ui';

export type SavedCardView = Omit<SavedVehicleCardProps, 'isExpired' | 'onRemove'>;

const cardWidths = [304, 480, 608] as const;

/** The card view of a vehicle stored in the browser. */
export function buildSavedCardView(vehicle: SavedVehicle, channel: Channel): SavedCardView {
  const { imageUrl, finance, price, ...card } = buildSavedCarCard(vehicle, channel);
  return {
    ...card,
    price: formatPrice(card.isPoa ? null : price),
    finance: finance && { ...finance, monthlyPayment: formatPrice(finance.monthlyPayment) },
    imageUrl: imageAddress(imageUrl, 304),
    imageSrcSet: srcSet(imageUrl, cardWidths),
  };
}
