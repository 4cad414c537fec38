import { Link } from '@forecourt/ui';
import type { DealerMapView } from './build-dealer-map.ts';
import styles from './DealerMap.module.css';

export function DealerMap({ alt, wide, phone, directionsUrl }: DealerMapView) {
  return (
    <figure className={styles.figure}>
      <picture>
        <source media="(max-width: 767px)" srcSet={phone.src} width={phone.width} height={phone.height} />
        <img className={styles.map} {...wide} alt={alt} decoding="async" />
      </picture>
      <figcaption>
        <Link href={directionsUrl} target="_blank">
          Directions on OpenStreetMap
        </Link>
      </figcaption>
    </figure>
  );
}
