import { Anchor } from '@forecourt/ui';
import type { DirectoryView } from '../build-directory-view.ts';
import styles from './MakeLinks.module.css';

/** On the by-make entry page: every make on sale. */
export function MakeLinks({ links }: { links: DirectoryView['makeLinks'] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label="Makes">
      <ul className={styles.makes}>
        {links.map(({ text, count, href }) => (
          <li key={text}>
            <Anchor className={styles.make} href={href}>
              <span>{text}</span>
              <span className={styles.count}>
                {count}
                <span className="visually-hidden"> dealers</span>
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
