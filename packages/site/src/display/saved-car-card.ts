import { advertPath, type Channel, isBrandNew } from '@forecourt/domain';
import type { CardFinance, SavedVehicle } from '../saved/saved-vehicle.ts';

export interface SavedCarCard {
  id: string;
  imageUrl: string;
  imageCount: number;
  title: string;
  derivative: string | null;
  price: number | null;
  isBrandNew: boolean;
  finance: CardFinance | null;
  isPoa: boolean;
  href: string;
  queryParams: Readonly<Record<string, string>>;
  target: '_self' | '_blank';
  isRouter: boolean;
}

export function buildSavedCarCard(saved: SavedVehicle, channel: Channel): SavedCarCard {
  const brandNew = isBrandNew(saved);
  const { publicReference, make, model } = saved;
  return {
    id: publicReference,
    imageUrl: saved.imageUrl,
    imageCount: saved.imageCount,
    title: saved.title,
    derivative: saved.derivative,
    price: saved.price,
    isBrandNew: brandNew,
    finance: brandNew ? null : saved.finance,
    isPoa: saved.poa,
    href: advertPath({ channel, publicReference, vehicle: { make, model } }),
    queryParams: {},
    target: '_self',
    isRouter: true,
  };
}
