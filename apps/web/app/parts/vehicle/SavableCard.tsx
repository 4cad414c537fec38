import {
  Flag,
  VehicleCardContent,
  type VehicleCardProps,
  type VehicleCardSlots,
  vehicleCardAttributes,
} from '@forecourt/ui';
import { useKeptHtml } from '../../shell/shortcuts/kept-html/use-kept-html.tsx';
import { SaveHeart } from '../../visitor/saved/SaveHeart.tsx';
import type { SavableCardView } from './build-savable-card.ts';

export interface SavableCardProps
  extends SavableCardView,
    Pick<VehicleCardSlots, 'tick'>,
    Pick<VehicleCardProps, 'isPriority'> {
  /** On the picture, such as a price drop. */
  flag?: string | null;
}

/** The card of an advert, with its save button. */
export function SavableCard(props: SavableCardProps) {
  const isKept = props.tick === undefined && !props.isPriority;
  return <article {...vehicleCardAttributes(props.card)} {...useKeptHtml(CardContent, props, { isKept })} />;
}

function CardContent({ card, channel, vehicle, flag, ...rest }: SavableCardProps) {
  return (
    <VehicleCardContent
      {...card}
      {...rest}
      flag={flag ? <Flag type="serp">{flag}</Flag> : undefined}
      icon={<SaveHeart channel={channel} vehicle={vehicle} />}
    />
  );
}
