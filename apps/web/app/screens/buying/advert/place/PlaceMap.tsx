import { LiveMap } from '../../../../parts/live-map/LiveMap.tsx';
import type { PlaceView } from './build-place-view.ts';
import styles from './PlaceMap.module.css';

export function PlaceMap({ name, note, alt, position, wide, phone }: PlaceView) {
  return (
    <figure className={styles.place}>
      <LiveMap {...position} label={alt}>
        <picture>
          <source media="(max-width: 767px)" srcSet={phone.src} width={phone.width} height={phone.height} />
          <img className={styles.map} {...wide} alt={alt} loading="lazy" decoding="async" />
        </picture>
      </LiveMap>
      <figcaption>
        <strong>{name}</strong>
        <span className={styles.note}>{note}</span>
      </figcaption>
    </figure>
  );
}
