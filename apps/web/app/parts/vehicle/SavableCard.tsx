import { VehicleCard, type VehicleCardProps, type VehicleCardSlots } from '@forecourt/ui';
import { AdvertTick } from '../../visitor/compared/AdvertTick.tsx';
import { SaveHeart } from '../../visitor/saved/SaveHeart.tsx';
import type { SavableCardView } from './build-savable-card.ts';

interface SavableCardProps
  extends SavableCardView,
    Pick<VehicleCardSlots, 'flag'>,
    Pick<VehicleCardProps, 'isPriority'> {
  /** With a tick to compare it, on a page that has a `CompareBar`. */
  canCompare?: boolean;
}

/** The card of an advert, with its save button. */
export function SavableCard({ card, channel, vehicle, canCompare = false, ...rest }: SavableCardProps) {
  return (
    <VehicleCard
      {...card}
      {...rest}
      icon={<SaveHeart channel={channel} vehicle={vehicle} />}
      foot={canCompare ? <AdvertTick channel={channel} publicReference={card.id} title={card.title} /> : null}
    />
  );
}
