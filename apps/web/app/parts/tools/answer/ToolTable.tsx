import { Disclosure } from '@forecourt/ui';
import type { TablePart } from '../tool-view.ts';
import styles from './ToolTable.module.css';

/** A table of rates, with the row used for the answer marked. */
export function ToolTable({ table }: { table: TablePart }) {
  if (!table.isFolded) return <Rates table={table} />;
  return (
    <Disclosure label={table.title} isRuled>
      <Rates table={table} />
    </Disclosure>
  );
}

function Rates({ table }: { table: TablePart }) {
  const { title, headings, rows, isFolded, chosenMark = 'applies' } = table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard
    <section className={styles.frame} aria-label={title} tabIndex={0}>
      <table className={styles.table}>
        <caption className={isFolded ? 'visually-hidden' : styles.caption}>{title}</caption>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells: [first, ...cells], isChosen }) => (
            <tr key={first} data-chosen={isChosen || undefined}>
              <th scope="row">
                {first}
                {isChosen ? <span className={styles.mark}>{chosenMark}</span> : null}
              </th>
              {cells.map((cell, index) => (
                <td key={headings[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
