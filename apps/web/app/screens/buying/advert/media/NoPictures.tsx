import { ButtonLink, Picture } from '@forecourt/ui';
import { ContactLink } from '../../../../parts/enquiry/ContactLink.tsx';
import { topicLabels } from '../../../../parts/enquiry/contact-address.ts';
import type { SellerView } from '../seller/build-seller-view.ts';
import type { MediaView } from './build-media-view.ts';
import styles from './NoPictures.module.css';

interface NoPicturesProps {
  silhouette: MediaView['silhouette'];
  seller: SellerView;
}

/** In place of the gallery: short, because there is nothing to look at. */
export function NoPictures({ silhouette, seller }: NoPicturesProps) {
  return (
    <section className={styles.band} aria-label="Pictures">
      <span className={styles.picture}>
        <Picture {...silhouette} sizes="160px" width={160} height={120} isPriority />
      </span>
      <div className={styles.words}>
        <p>No pictures yet</p>
        {seller.hasEmail ? (
          <ContactLink kind="email" about="pictures" variant="secondary">
            {topicLabels.pictures}
          </ContactLink>
        ) : seller.numbers.phone ? (
          <ButtonLink href="#contact" variant="secondary">
            {topicLabels.pictures}
          </ButtonLink>
        ) : null}
      </div>
    </section>
  );
}
