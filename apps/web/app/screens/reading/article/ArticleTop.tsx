import { LegendBadge, Picture, StarRating } from '@forecourt/ui';
import styles from './ArticleTop.module.css';
import type { ArticleView } from './build-article-view.ts';

type ArticleTopView = Pick<
  ArticleView,
  | 'legend'
  | 'course'
  | 'title'
  | 'summary'
  | 'rating'
  | 'date'
  | 'updated'
  | 'author'
  | 'readingTime'
  | 'picture'
>;

/** The title, author, date and picture. */
export function ArticleTop({ view }: { view: ArticleTopView }) {
  return (
    <header className={styles.top}>
      <div className={styles.words}>
        <p className={styles.legend}>
          <LegendBadge type={view.legend} />
          {view.course ? <span className={styles.lesson}>{view.course.label}</span> : null}
        </p>
        <h1 className={styles.title}>{view.title}</h1>
        <p className={styles.summary}>{view.summary}</p>
        {view.rating === null ? null : <StarRating rating={view.rating} />}
        <ul className={styles.facts}>
          <li>{view.author}</li>
          <li>
            <time dateTime={view.date.day}>{view.date.words}</time>
          </li>
          {view.updated ? <li>{view.updated}</li> : null}
          <li>{view.readingTime}</li>
        </ul>
      </div>
      <div className={styles.picture}>
        <Picture
          src={view.picture.imageUrl}
          srcSet={view.picture.imageSrcSet}
          sizes="(min-width: 992px) 36rem, 100vw"
          width={1200}
          height={675}
          isPriority
        />
      </div>
    </header>
  );
}
