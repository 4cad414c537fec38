import { ArticleCard } from '@forecourt/ui';
import type { ArticleCardView } from '../../content/build-article-card.ts';
import styles from './content-hub.module.css';

interface FoundProps {
  heading: string;
  cards: readonly ArticleCardView[];
}

/** What a search within the texts has found. */
export function Found({ heading, cards }: FoundProps) {
  return (
    <section className={styles.part} aria-labelledby="found">
      <h2 className={styles.partHeading} id="found">
        {heading}
      </h2>
      {cards.length > 0 ? (
        <ul className={styles.found}>
          {cards.map((card) => (
            <li className={styles.card} key={card.href}>
              <ArticleCard {...card} displayType="row" />
            </li>
          ))}
        </ul>
      ) : (
        <p>Try fewer or shorter words, or look through the rows below.</p>
      )}
    </section>
  );
}
