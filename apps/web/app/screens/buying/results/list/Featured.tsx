import styles from './Featured.module.css';
import { ResultList, type ResultListProps } from './ResultList.tsx';

/** Paid adverts: separate from the list, and labelled. */
export function Featured(props: Omit<ResultListProps, 'label' | 'isRow'>) {
  return (
    <section className={styles.featured} aria-labelledby="featured">
      <header className={styles.head}>
        <h2 className={styles.title} id="featured">
          Featured
        </h2>
        <p className={styles.note}>Adverts from partner dealers, who pay to appear here.</p>
      </header>
      <ResultList {...props} label="Featured adverts" isRow />
    </section>
  );
}
