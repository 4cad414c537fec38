import { DealerCard, Icon, StarRating } from '@forecourt/ui';
import { NumberReveal } from '../../../parts/enquiry/NumberReveal.tsx';
import { reportLogoFailure } from '../../../parts/logo-failures/report-logo-failure.ts';
import type { DirectoryCard } from './build-directory-card.ts';
import styles from './DealerCards.module.css';

export function DealerCards({ cards }: { cards: readonly DirectoryCard[] }) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ id, card: { numberPath, ...card }, pictures, ...notes }) => (
        <li key={id}>
          <DealerCard
            {...card}
            onLogoError={reportLogoFailure}
            call={numberPath ? <NumberReveal action={numberPath} size="sm" /> : null}
            notes={<Notes {...notes} />}
            pictures={pictures}
          />
        </li>
      ))}
    </ul>
  );
}

function Notes({ rating, distance, response }: Pick<DirectoryCard, 'rating' | 'distance' | 'response'>) {
  if (!rating && !distance && !response) return null;
  return (
    <p className={styles.notes}>
      {distance ? (
        <span className={styles.note}>
          <Icon glyph="map-pin" size="sm" />
          {distance}
        </span>
      ) : null}
      {rating ? (
        <span className={styles.note}>
          <StarRating rating={rating.average} label={rating.label} showLabel={false} />
          <span aria-hidden="true">
            <strong>{rating.score}</strong> ({rating.count})
          </span>
        </span>
      ) : null}
      {response ? (
        <span className={styles.note}>
          <Icon glyph="reply" size="sm" />
          {response}
        </span>
      ) : null}
    </p>
  );
}
