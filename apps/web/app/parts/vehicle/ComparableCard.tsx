import { AdvertTick } from '../../visitor/compared/AdvertTick.tsx';
import { SavableCard, type SavableCardProps } from './SavableCard.tsx';

/** The card of an advert with a tick to compare it, on a page that has a `CompareBar`. */
export function ComparableCard(props: Omit<SavableCardProps, 'foot'>) {
  const { id, title } = props.card;
  const tick = <AdvertTick channel={props.channel} publicReference={id} title={title} />;
  return <SavableCard {...props} foot={tick} />;
}
