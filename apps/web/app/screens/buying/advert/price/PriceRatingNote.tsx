import type { RatingView } from '../../../../parts/price-rating/build-rating-view.ts';
import { comparisonId } from './comparison-id.ts';
import styles from './PriceRatingNote.module.css';

/** The price on a scale of five, and on request how it was calculated. */
export function PriceRatingNote({ rating }: { rating: RatingView }) {
  return (
    <div className={styles.rating} data-step={rating.step}>
      <p className={styles.label}>{rating.label}</p>
      <svg className={styles.scale} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        {rating.steps.map(({ step, isThis }, index) => (
          <rect key={step} x={index * 20 + 0.5} y="2" width="19" height="6" data-this={isThis || undefined} />
        ))}
        <rect
          className={styles.mark}
          x={Math.max(0, Math.min(99, rating.place - 0.5))}
          width="1"
          height="10"
        />
      </svg>
      <p className={styles.sentence}>{rating.sentence}.</p>
      <details className={styles.why}>
        <summary>How we worked it out</summary>
        <p>
          We compare asking prices for the same make and model, and allow for age, mileage, fuel, equipment
          and whether a dealer or an owner is selling.
        </p>
        <p>
          <a href={`#${comparisonId}`}>{rating.comparables}</a>
        </p>
        <dl className={styles.steps}>
          {rating.steps.map(({ step, label, range, isThis }) => (
            <div key={step} data-this={isThis || undefined}>
              <dt>{label}</dt>
              <dd>{range}</dd>
            </div>
          ))}
        </dl>
        <p>We can’t see its condition, so have a good look before you decide.</p>
      </details>
    </div>
  );
}
