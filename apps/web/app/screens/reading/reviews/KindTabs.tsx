import { Anchor } from '@forecourt/ui';
import styles from './KindTabs.module.css';

/** The five kinds of article side by side. They are links: each kind has its own address. */
export function KindTabs({ tabs }: { tabs: readonly { text: string; href: string; isCurrent: boolean }[] }) {
  return (
    <nav aria-label="Article types">
      <ul className={styles.tabs}>
        {tabs.map(({ text, href, isCurrent }) => (
          <li key={href}>
            <Anchor className={styles.tab} href={href} aria-current={isCurrent ? 'page' : undefined}>
              {text}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
