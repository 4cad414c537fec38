import { ArticleCard } from '@forecourt/ui';
import type { ArticleCardView } from '../../../parts/content/build-article-card.ts';
import styles from './content-hub.module.css';

interface FoundProps {
  heading: string;
  note: string;
  cards: readonly ArticleCardView[];
}

/** The results of an article search. */
export function Found({ heading, note, cards }: FoundProps) {
  return (
    <section className={styles.part} aria-labelledby="found">
      <h2 className={styles.partHeading} id="found">
        {heading}
      </h2>
      {note ? <p>{note}</p> : null}
      {cards.length > 0 ? (
        <ul className={styles.found}>
          {cards.map((card) => (
            <li className={styles.card} key={card.href}>
              <ArticleCard {...card} displayType="row" />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
