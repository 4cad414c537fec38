import { Disclosure } from '@forecourt/ui';
import type { ColumnGuideView } from './build-feed-checker-view.ts';
import styles from './ColumnGuide.module.css';

/** Every column that a feed may have, and an example feed to start from. */
export function ColumnGuide({ columns }: { columns: readonly ColumnGuideView[] }) {
  return (
    <section className={styles.guide}>
      <h2>What a feed looks like</h2>
      <p>
        One row is one vehicle. Start from an example:{' '}
        <a href="/feed-examples/stock.csv" download>
          stock.csv
        </a>{' '}
        or{' '}
        <a href="/feed-examples/stock.ndjson" download>
          stock.ndjson
        </a>
        . Column names are recognised in any case, with or without spaces, hyphens and underscores. Leave a
        cell empty if you don’t know.
      </p>
      <Disclosure label={`All ${columns.length} columns`} isRuled>
        <table className={styles.columns}>
          <thead>
            <tr>
              <th scope="col">Column</th>
              <th scope="col">What it takes</th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ name, also, isRequired, takes }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                  {isRequired ? <span className={styles.needed}> needed</span> : null}
                  {also ? <span className={styles.also}>{also}</span> : null}
                </th>
                <td>{takes}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </section>
  );
}
