import { Anchor, ArticleCard, ModuleCard, Pagination } from '@forecourt/ui';
import styles from './ArticleList.module.css';
import type { ListedArticle, ListView } from './build-list-view.ts';
import { listPagePath } from './list-page-path.ts';

/** The articles that a page lists: lessons and drives as cards, questions as a list with the start of each answer. */
export function ArticleList({ list, path }: { list: ListView; path: string }) {
  const isQuestions = list.articles[0]?.kind === 'question';
  return (
    <section className={styles.part} aria-labelledby={list.id}>
      <h2 className={styles.heading} id={list.id}>
        {list.heading}
      </h2>
      <ul className={isQuestions ? styles.questions : styles.cards}>
        {list.articles.map((article) => (
          <li className={styles.item} key={article.id} id={article.id}>
            <Listed article={article} />
          </li>
        ))}
      </ul>
      <Pagination {...list.pagination} hrefOfPage={(page) => listPagePath(path, page)} />
    </section>
  );
}

function Listed({ article }: { article: ListedArticle }) {
  switch (article.kind) {
    case 'card':
      return <ArticleCard {...article.card} />;
    case 'module':
      return <ModuleCard {...article.card} />;
    case 'question':
      return (
        <>
          <h3 className={styles.question}>
            <Anchor className={styles.link} href={article.href}>
              {article.title}
            </Anchor>
          </h3>
          <p className={styles.answer}>{article.summary}</p>
        </>
      );
  }
}
