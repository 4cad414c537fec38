import type { BreadcrumbItem } from '@forecourt/site';
import type { ReactNode } from 'react';
import { ScreenHeader } from '../screen-header/ScreenHeader.tsx';
import styles from './IndexScreen.module.css';

interface IndexScreenProps {
  trail: BreadcrumbItem[];
  title: string;
  lead: string;
  /** Links to the sections of the screen. */
  jumps: readonly { id: string; text: string; count?: string }[];
  children: ReactNode;
}

/** A screen of many links: what it holds, links to its sections, then the sections. */
export function IndexScreen({ trail, title, lead, jumps, children }: IndexScreenProps) {
  return (
    <div className={styles.screen}>
      <ScreenHeader trail={trail} title={title} lead={lead}>
        {jumps.length > 0 ? (
          <ul className={styles.jumps}>
            {jumps.map(({ id, text, count }) => (
              <li key={id}>
                <a className={styles.jump} href={`#${id}`}>
                  {text} {count ? <span className={styles.count}>{count}</span> : null}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </ScreenHeader>
      {children}
    </div>
  );
}
