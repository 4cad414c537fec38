import type { SpecRows } from '@forecourt/domain';
import styles from './Specification.module.css';

export function Specification({ groups }: { groups: readonly SpecRows[] }) {
  const hasUsual = groups.some(({ rows }) => rows.some(({ isUsual }) => isUsual));
  return (
    <>
      <div className={styles.groups}>
        {groups.map((group) => (
          <div key={group.group}>
            <h3 className={styles.name}>{group.group}</h3>
            <dl>
              {group.rows.map((row) => (
                <div key={row.key} className={styles.row}>
                  <dt>{row.label}</dt>
                  <dd>
                    {row.value}
                    {row.isUsual ? <small className={styles.usual}> usual for this model</small> : null}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
      {hasUsual ? (
        <p className={styles.note}>
          Where it says “usual for this model”, the seller didn’t say. We go by the model, version, year and
          fuel, so check with them.
        </p>
      ) : null}
    </>
  );
}
