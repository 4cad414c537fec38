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
          What is marked as usual for this model was not stated by the seller. We took it from the model, its
          version, year and fuel: ask the seller to be sure.
        </p>
      ) : null}
    </>
  );
}
