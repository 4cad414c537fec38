import { brand } from '@forecourt/site';
import { Pagination, StarRating } from '@forecourt/ui';
import { hrefOfPage } from '../page-address.ts';
import { type ReviewsView, type ReviewView, reviewsParameter } from './build-reviews-view.ts';
import styles from './Reviews.module.css';

const origin = `Only people who messaged this dealer through ${brand.name} can review it.`;

export function Reviews({ view }: { view: ReviewsView | null }) {
  if (!view) return <p className={styles.origin}>No reviews yet. {origin}</p>;
  const { summary, bars, reviews, pagination, firstPageHref } = view;
  return (
    <div className={styles.reviews}>
      <div className={styles.summary}>
        <p className={styles.score}>
          <strong aria-hidden="true">{summary.score}</strong>
          <StarRating rating={summary.average} label={summary.label} showLabel={false} />
          <span aria-hidden="true">{summary.count}</span>
        </p>
        <ul className={styles.bars}>
          {bars.map(({ stars, label, count, percent }) => (
            <li key={stars} className={styles.bar}>
              <span>{label}</span>
              <span className={styles.track} aria-hidden="true">
                <span className={styles.fill} style={{ inlineSize: `${percent}%` }} />
              </span>
              <span className={styles.count}>
                {count}
                <span className="visually-hidden"> {count === '1' ? 'review' : 'reviews'}</span>
              </span>
            </li>
          ))}
        </ul>
        <p className={styles.origin}>{origin}</p>
      </div>
      <div className={styles.list}>
        {reviews ? (
          reviews.map((review) => <Review key={review.id} review={review} />)
        ) : (
          <p>We can’t show the reviews at the moment. Please try again in a minute.</p>
        )}
        <Pagination
          {...pagination}
          hrefOfPage={(page) => `${hrefOfPage(firstPageHref, reviewsParameter, page)}#reviews`}
        />
      </div>
    </div>
  );
}

function Review({ review }: { review: ReviewView }) {
  const { author, rating, ratingLabel, title, body, written, reply } = review;
  return (
    <article className={styles.review}>
      <StarRating rating={rating} label={ratingLabel} showLabel={false} />
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.who}>
        {author}, <time dateTime={written.day}>{written.words}</time>
      </p>
      <p className={styles.body}>{body}</p>
      {reply ? (
        <div className={styles.reply}>
          <p className={styles.who}>
            The dealer replied on <time dateTime={reply.written.day}>{reply.written.words}</time>
          </p>
          <p className={styles.body}>{reply.body}</p>
        </div>
      ) : null}
    </article>
  );
}
