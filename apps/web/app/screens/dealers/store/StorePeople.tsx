import type { StoreView } from './build-store-view.ts';
import styles from './StorePeople.module.css';

export function StorePeople({ people }: Pick<StoreView, 'people'>) {
  return (
    <ul className={styles.people} id="people" aria-label="People">
      {people.map(({ name, role, initials }) => (
        <li key={`${name} ${role}`} className={styles.person}>
          <span className={styles.initials} aria-hidden="true">
            {initials}
          </span>
          <span>
            <strong className={styles.name}>{name}</strong>
            <span className={styles.role}>{role}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
