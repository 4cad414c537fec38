import { LegendBadge, StarRating } from '@forecourt/ui';
import styles from './ArticleFacts.module.css';
import type { ArticleView } from './build-article-view.ts';

type ArticleFactsView = Pick<
  ArticleView,
  'legend' | 'course' | 'rating' | 'date' | 'updated' | 'author' | 'readingTime'
>;

/** The kind, rating, author and date. */
export function ArticleFacts({ view }: { view: ArticleFactsView }) {
  return (
    <div className={styles.facts}>
      <p className={styles.legend}>
        <LegendBadge type={view.legend} />
        {view.course ? <span className={styles.lesson}>{view.course.label}</span> : null}
      </p>
      {view.rating === null ? null : <StarRating rating={view.rating} />}
      <ul className={styles.source}>
        <li>{view.author}</li>
        <li>
          <time dateTime={view.date.day}>{view.date.words}</time>
        </li>
        {view.updated ? <li>{view.updated}</li> : null}
        <li>{view.readingTime}</li>
      </ul>
    </div>
  );
}
