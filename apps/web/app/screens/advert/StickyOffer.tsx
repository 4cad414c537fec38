import { ButtonLink } from '@forecourt/ui';
import type { AdvertView } from './build-advert-view.ts';
import styles from './StickyOffer.module.css';

/** On a phone the price and the way to the seller stay in sight. It ends with the page, so that it covers no last line. */
export function StickyOffer({ view }: { view: AdvertView }) {
  const { price } = view;
  return (
    <div className={styles.bar}>
      <p className={styles.price}>
        <strong>{price.words}</strong>
        {price.monthly ? <span>{price.monthly.price} a month</span> : null}
      </p>
      <ButtonLink href="#contact" size="sm">
        Contact
      </ButtonLink>
    </div>
  );
}
