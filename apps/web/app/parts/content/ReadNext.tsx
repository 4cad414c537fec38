import { ArticleCard, CardRow } from '@forecourt/ui';
import type { ArticleCardView } from './build-article-card.ts';
import styles from './ReadNext.module.css';

/** Further reading after an article. */
export function ReadNext({ cards }: { cards: readonly ArticleCardView[] }) {
  if (cards.length === 0) return null;
  return (
    <div className={styles.next}>
      <CardRow title="Read next">
        {cards.map((card) => (
          <ArticleCard key={card.href} {...card} />
        ))}
      </CardRow>
    </div>
  );
}
