import { Icon, Link } from '@forecourt/ui';
import { LiveMap } from '../live-map/LiveMap.tsx';
import type { DealerMapView } from './build-dealer-map.ts';
import styles from './DealerMap.module.css';
import { usePanelOutputs } from './use-panel-outputs.ts';

export function DealerMap({ alt, wide, phone, directions, ...position }: DealerMapView) {
  const { latitude, longitude, isApproximate } = position;
  const { onLocation } = usePanelOutputs();
  return (
    <figure className={styles.figure}>
      <LiveMap latitude={latitude} longitude={longitude} isApproximate={isApproximate} label={alt}>
        <picture>
          <source media="(max-width: 767px)" srcSet={phone.src} width={phone.width} height={phone.height} />
          <img className={styles.map} {...wide} alt={alt} decoding="async" />
        </picture>
      </LiveMap>
      <figcaption className={styles.directions}>
        {directions.map(({ text, href }) => (
          <Link key={href} href={href} target="_blank" onClick={onLocation}>
            <Icon glyph="navigation" size="sm" />
            {text}
          </Link>
        ))}
      </figcaption>
    </figure>
  );
}
