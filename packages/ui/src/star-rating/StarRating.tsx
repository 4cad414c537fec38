import { ratingLabel, ratingOfPercent, starFillPercent } from '@forecourt/site';
import styles from './StarRating.module.css';

export interface StarRatingProps {
  rating: number;
  maximum?: number;
  /** Replaces `Our Rating: 4.5/5` with the source of the rating if it is not ours. */
  label?: string | undefined;
  /** When hidden, screen readers still read the words. */
  showLabel?: boolean;
}

const star = 'M10 1.6l2.53 5.3 5.82.75-4.27 4.02 1.1 5.77L10 14.6l-5.18 2.84 1.1-5.77L1.65 7.65l5.82-.75z';

const fiveStars = [0, 20, 40, 60, 80].map((x) => <path key={x} d={star} transform={`translate(${x} 0)`} />);

/** Five stars, filled from the left by the rating's percentage of its maximum. */
export function StarRating({ rating, maximum, label, showLabel = true }: StarRatingProps) {
  const percent = starFillPercent(rating, maximum);
  return (
    <span className={styles.rating}>
      <svg className={styles.stars} viewBox="0 0 100 20" width="100" height="20" aria-hidden="true">
        <g className={styles.empty}>{fiveStars}</g>
        {/* A nested svg clips what does not fit: no style attribute, no id. */}
        <svg className={styles.full} width={`${percent}%`} height="20" aria-hidden="true">
          {fiveStars}
        </svg>
      </svg>
      <span className={showLabel ? styles.label : 'visually-hidden'}>
        {label ?? ratingLabel(ratingOfPercent(percent))}
      </span>
    </span>
  );
}
