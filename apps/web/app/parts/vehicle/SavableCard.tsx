import { VehicleCard, type VehicleCardProps, type VehicleCardSlots } from '@forecourt/ui';
import { SaveHeart } from '../../visitor/saved/SaveHeart.tsx';
import type { SavableCardView } from './build-savable-card.ts';

type SavableCardProps = SavableCardView &
  Pick<VehicleCardSlots, 'flag' | 'foot'> &
  Pick<VehicleCardProps, 'isPriority'>;

/** The card of an advert, with its save button. */
export function SavableCard({ card, channel, vehicle, ...rest }: SavableCardProps) {
  return <VehicleCard {...card} {...rest} icon={<SaveHeart channel={channel} vehicle={vehicle} />} />;
}
