import { VehicleCard } from '@forecourt/ui';
import { SaveHeart } from '../../visitor/saved/SaveHeart.tsx';
import type { SavableCardView } from './build-savable-card.ts';

/** A card in a row of adverts, with its save button. */
export function SavableCard({ card, channel, vehicle }: SavableCardView) {
  return <VehicleCard {...card} icon={<SaveHeart channel={channel} vehicle={vehicle} />} />;
}
