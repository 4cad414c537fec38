import { Flag, VehicleCardContent, type VehicleCardProps, vehicleCardAttributes } from '@forecourt/ui';
import { useKeptHtml } from '../../shell/shortcuts/kept-html/use-kept-html.tsx';
import { AdvertTick } from '../../visitor/compared/AdvertTick.tsx';
import { SaveHeart } from '../../visitor/saved/SaveHeart.tsx';
import type { SavableCardView } from './build-savable-card.ts';

interface SavableCardProps extends SavableCardView, Pick<VehicleCardProps, 'isPriority'> {
  /** On the picture, such as a price drop. */
  flag?: string | null;
  /** With a tick to compare it, on a page that has a `CompareBar`. */
  canCompare?: boolean;
}

/** The card of an advert, with its save button. */
export function SavableCard(props: SavableCardProps) {
  const isKept = !props.canCompare && !props.isPriority;
  return <article {...vehicleCardAttributes(props.card)} {...useKeptHtml(CardContent, props, { isKept })} />;
}

function CardContent({ card, channel, vehicle, flag, canCompare = false, ...rest }: SavableCardProps) {
  return (
    <VehicleCardContent
      {...card}
      {...rest}
      flag={flag ? <Flag type="serp">{flag}</Flag> : undefined}
      icon={<SaveHeart channel={channel} vehicle={vehicle} />}
      foot={canCompare ? <AdvertTick channel={channel} publicReference={card.id} title={card.title} /> : null}
    />
  );
}
