import { LegendBadge } from '../legend-badge/LegendBadge.tsx';
import styles from './CardMedia.module.css';

export interface CardMediaProps {
  media?: 'video' | '360' | null | undefined;
  /** Shown from the second picture on. */
  imageCount: number;
}

/** In the corner of a card's picture: what there is to see of the vehicle. */
export function CardMedia({ media, imageCount }: CardMediaProps) {
  if (!media && imageCount < 2) return null;
  return (
    <div className={styles.media}>
      {media ? <LegendBadge type={media} /> : null}
      {imageCount > 1 ? <LegendBadge type="images" count={imageCount} isSilent /> : null}
    </div>
  );
}
