import { AdvertTick } from '../../visitor/compared/AdvertTick.tsx';
import { SavableCard, type SavableCardProps } from './SavableCard.tsx';

export interface ComparableCardProps extends Omit<SavableCardProps, 'tick'> {
  /** The id of the form that its tick belongs to, unless it is the page's. */
  form?: string;
}

/** The card of an advert with a tick to compare it, on a page that has a `CompareBar`. */
export function ComparableCard({ form, ...card }: ComparableCardProps) {
  const { id, title } = card.card;
  const tick = <AdvertTick channel={card.channel} publicReference={id} title={title} form={form} />;
  return <SavableCard {...card} tick={tick} />;
}
