import { ButtonLink } from '@forecourt/ui';
import { useLocation } from 'react-router';
import { contactAddress } from '../../../../parts/enquiry/contact-address.ts';
import { useStored } from '../../../../visitor/browser-storage/use-stored.ts';
import { comparedLists } from '../../../../visitor/compared/compared-lists.ts';
import type { AdvertView } from '../build-advert-view.ts';
import { moreAdvertsId } from '../more/MoreAdverts.tsx';
import { useIsInView } from '../use-is-in-view.ts';
import styles from './StickyOffer.module.css';

/**
 * On a phone the price and the contact button stay visible. It ends with the page, so that it does not cover
 * the last line.
 */
export function StickyOffer({
  view: { channel, price, seller },
}: {
  view: Pick<AdvertView, 'channel' | 'price' | 'seller'>;
}) {
  const location = useLocation();
  const isComparing = useStored(comparedLists[channel], (ticked) => ticked.length > 0);
  // Near the seller's card and the report form, the bar would repeat the card's button and cover the fields; among
  // the adverts below, the bar of the comparison takes its place.
  const isAway = useIsInView(['contact', 'report', ...(isComparing ? [moreAdvertsId] : [])]);
  return (
    <section className={styles.bar} data-away={isAway || undefined} aria-label="Offer">
      <p className={styles.price}>
        <strong>{price.words}</strong>
        {price.monthly ? <span>{price.monthly.price} a month</span> : null}
      </p>
      {seller.hasEmail ? (
        <ButtonLink href={contactAddress(location, 'email', seller.message.about)} size="sm">
          {seller.message.label}
        </ButtonLink>
      ) : seller.numbers.phone ? (
        <ButtonLink href="#contact" size="sm">
          {seller.kind === 'dealer' ? 'Call dealer' : 'Call seller'}
        </ButtonLink>
      ) : null}
    </section>
  );
}
