import { Flag, VehicleCardContent, type VehicleCardProps, vehicleCardAttributes } from '@forecourt/ui';
import { useKeptHtml } from '../../shell/shortcuts/kept-html/use-kept-html.tsx';
import { AdvertTick } from '../../visitor/compared/AdvertTick.tsx';
import { SaveHeart } from '../../visitor/saved/SaveHeart.tsx';
import type { SavableCardView } from './build-savable-card.ts';

export interface SavableCardProps extends SavableCardView, Pick<VehicleCardProps, 'isPriority'> {
  /** On the picture, such as a price drop. */
  flag?: string | null;
  /** The id of the form that its tick belongs to, unless it is the page's. */
  form?: string;
}

/** The card of an advert, with its save button and its tick to compare, on a page that has a `CompareBar`. */
export function SavableCard(props: SavableCardProps) {
  const isKept = !props.isPriority;
  return <article {...vehicleCardAttributes(props.card)} {...useKeptHtml(CardContent, props, { isKept })} />;
}

function CardContent({ card, channel, vehicle, flag, form, ...rest }: SavableCardProps) {
  return (
    <VehicleCardContent
      {...card}
      {...rest}
      flag={flag ? <Flag type="serp">{flag}</Flag> : undefined}
      icon={<SaveHeart channel={channel} vehicle={vehicle} />}
      tick={<AdvertTick channel={channel} publicReference={card.id} title={card.title} form={form} />}
    />
  );
}
