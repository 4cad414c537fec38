import type { SpecRows } from '@forecourt/domain';
import styles from './Specification.module.css';

export function Specification({ groups }: { groups: readonly SpecRows[] }) {
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <div key={group.group}>
          <h3 className={styles.name}>{group.group}</h3>
          <dl>
            {group.rows.map((row) => (
              <div key={row.key} className={styles.row}>
                <dt>{row.label}</dt>
                <dd>{row.value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}
