import { type FuelRow, fuelColumns } from './build-new-model-view.ts';
import styles from './FuelTable.module.css';

/** The purchase price and motor tax of each fuel of the model. */
export function FuelTable({ rows }: { rows: readonly FuelRow[] }) {
  return (
    <section className={styles.section}>
      <h2>By fuel</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: focusable, so that keyboard users can scroll it */}
      <section className={styles.scroller} aria-label="Prices and tax by fuel" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.heading}>
                Fuel
              </th>
              {fuelColumns.map((column) => (
                <th key={column} scope="col" className={styles.heading}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ fuel, cells }) => (
              <tr key={fuel}>
                <th scope="row" className={styles.fuel}>
                  {fuel}
                </th>
                {fuelColumns.map((column, index) => (
                  <td key={column} className={styles.cell}>
                    {cells[index] || '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={styles.note}>
        Motor tax for a car first registered now, by CO₂. It varies by version, so ask the dealer about yours.
      </p>
    </section>
  );
}
