import { ButtonLink } from '@forecourt/ui';
import { useLocation } from 'react-router';
import { contactAddress } from '../../enquiry/contact-address.ts';
import type { AdvertView } from './build-advert-view.ts';
import styles from './StickyOffer.module.css';
import { useIsInView } from './use-is-in-view.ts';

/** Where the visitor writes, the bar would cover what is written and lead to where one is. */
const partsWithForms = ['contact', 'report'];

/** On a phone the price and the way to the seller stay in sight. It ends with the page, so that it covers no last line. */
export function StickyOffer({ view }: { view: AdvertView }) {
  const { price } = view;
  const isAtForm = useIsInView(partsWithForms);
  const contactHref = contactAddress(useLocation(), 'email');
  return (
    <div className={styles.bar} data-away={isAtForm || undefined}>
      <p className={styles.price}>
        <strong>{price.words}</strong>
        {price.monthly ? <span>{price.monthly.price} a month</span> : null}
      </p>
      <ButtonLink href={contactHref} size="sm">
        Contact
      </ButtonLink>
    </div>
  );
}
