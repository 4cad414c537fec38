import { Link } from '@forecourt/ui';
import type { DealerMapView } from './build-dealer-map.ts';
import styles from './DealerMap.module.css';

export function DealerMap({ directionsUrl, ...map }: DealerMapView) {
  return (
    <figure className={styles.figure}>
      <img className={styles.map} {...map} alt={map.alt} decoding="async" />
      <figcaption>
        <Link href={directionsUrl} target="_blank">
          Directions on OpenStreetMap
        </Link>
      </figcaption>
    </figure>
  );
}
