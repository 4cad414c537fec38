import { ratingWords } from '@forecourt/site';
import { Stars } from '../../../parts/signed-link/Stars.tsx';
import styles from './StarChoice.module.css';

interface StarChoiceProps {
  chosen: string;
  error: string | undefined;
}

/** One to five stars as plain radio buttons: they work with any keyboard, any screen reader and no script. */
export function StarChoice({ chosen, error }: StarChoiceProps) {
  return (
    <fieldset className={styles.choice} id="rating" aria-describedby={error ? 'rating-error' : undefined}>
      <legend>Your rating *</legend>
      {ratingWords.map(({ rating, word }) => (
        <label className={styles.row} key={rating}>
          <input
            type="radio"
            name="rating"
            value={rating}
            required
            defaultChecked={chosen === String(rating)}
            aria-invalid={error !== undefined}
          />
          <Stars rating={rating} />
          <span>{word}</span>
        </label>
      ))}
      {error ? (
        <p className={styles.error} id="rating-error" role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
