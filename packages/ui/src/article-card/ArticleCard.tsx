import {
  type ArticleLayout,
  type LegendType,
  truncateArticleSummary,
  truncateArticleTitle,
} from '@forecourt/site';
import card from '../base/card.module.css';
import { LegendBadge } from '../legend-badge/LegendBadge.tsx';
import { Anchor, type LinkTarget } from '../link/Anchor.tsx';
import { Picture } from '../picture/Picture.tsx';
import { StarRating } from '../star-rating/StarRating.tsx';
import styles from './ArticleCard.module.css';

export interface ArticleCardProps extends LinkTarget {
  title: string;
  summary: string;
  imageUrl: string;
  imageSrcSet?: string;
  /** 0 to 5; null if it is not a review. */
  rating?: number | null;
  legendType: LegendType;
  displayType?: ArticleLayout;
}

export function ArticleCard(props: ArticleCardProps) {
  const { title, rating = null, displayType = 'column', href, queryParams, target, isRouter } = props;
  return (
    <article className={`${card.surface} ${styles.card}`} data-display={displayType}>
      <div className={`${card.media} ${styles.picture}`}>
        <Picture src={props.imageUrl} srcSet={props.imageSrcSet} sizes="304px" width={304} height={171} />
        <div className={styles.legend}>
          <LegendBadge type={props.legendType} />
        </div>
      </div>
      <div className={styles.words}>
        <h3 className={styles.title} title={title}>
          <Anchor className={card.cover} {...{ href, queryParams, target, isRouter }}>
            {truncateArticleTitle(title, displayType)}
          </Anchor>
        </h3>
        {displayType === 'small' ? null : (
          <p className={styles.summary}>{truncateArticleSummary(props.summary)}</p>
        )}
        {rating === null ? null : (
          <div className={styles.rating}>
            <StarRating rating={rating} />
          </div>
        )}
      </div>
    </article>
  );
}
