import { ButtonLink } from '@forecourt/ui';
import { useLocation } from 'react-router';
import { contactAddress } from '../../../../parts/enquiry/contact-address.ts';
import type { AdvertContact } from '../advert-layout.ts';
import type { AdvertView } from '../build-advert-view.ts';
import { findSellerForm } from '../seller/find-seller-form.ts';
import { useIsInView } from '../use-is-in-view.ts';
import styles from './StickyOffer.module.css';

/**
 * On a phone the price and the contact button stay visible. It ends with the page, so that it does not cover
 * the last line.
 */
export function StickyOffer({ view, ...contact }: { view: AdvertView } & AdvertContact) {
  const { price, seller } = view;
  const location = useLocation();
  // Near the form, the bar would cover what the visitor writes and link to where they already are.
  const isAtForm = useIsInView(
    findSellerForm(seller, contact) === null ? ['report'] : ['seller-form', 'report'],
  );
  return (
    <div className={styles.bar} data-away={isAtForm || undefined}>
      <p className={styles.price}>
        <strong>{price.words}</strong>
        {price.monthly ? <span>{price.monthly.price} a month</span> : null}
      </p>
      {seller.hasEmail || seller.numbers.phone ? (
        <ButtonLink href={seller.hasEmail ? contactAddress(location, 'email') : '#contact'} size="sm">
          Contact
        </ButtonLink>
      ) : null}
    </div>
  );
}
