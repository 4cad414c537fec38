import type { PictureView } from '@forecourt/services';
import { brand } from '@forecourt/site';
import { ButtonLink, Picture } from '@forecourt/ui';
import styles from './DealerInvitation.module.css';

export function DealerInvitation({ imageUrl, imageSrcSet }: PictureView) {
  return (
    <section className={styles.invitation} aria-labelledby="dealers">
      <div className={styles.drawing}>
        <Picture src={imageUrl} srcSet={imageSrcSet} sizes="12rem" width={304} height={171} />
      </div>
      <div className={styles.words}>
        <h2 className={styles.title} id="dealers">
          Are you a dealer?
        </h2>
        <p className={styles.text}>
          Send {brand.name} your stock feed and get your own store, with reviews, opening hours and a map.
        </p>
      </div>
      <div className={styles.buttons}>
        <ButtonLink href="/dealer-info" variant="secondary">
          Information for dealers
        </ButtonLink>
        <ButtonLink href="/dealers" variant="tertiary">
          Find a dealer
        </ButtonLink>
      </div>
    </section>
  );
}
