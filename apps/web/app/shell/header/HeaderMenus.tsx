import type { NavigationItem } from '@forecourt/site';
import { Anchor } from '@forecourt/ui';
import styles from './HeaderMenus.module.css';
import { linksOfItem } from './links-of-item.ts';

/** The browser opens the menus itself; their shared `name` keeps one open at a time. */
export function HeaderMenus({
  groups,
  currentPath,
}: {
  groups: readonly NavigationItem[];
  currentPath: string | null;
}) {
  return (
    <nav className={styles.menus} aria-label="Main">
      <ul className={styles.row}>
        {groups.map((item) => (
          <li key={item.text} className={styles.place}>
            <Menu item={item} currentPath={currentPath} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Menu({ item, currentPath }: { item: NavigationItem; currentPath: string | null }) {
  const current = (link: string) => (link === currentPath ? 'page' : undefined);
  if (item.children.length === 0) {
    const href = item.mainLink ?? '/';
    return (
      <Anchor className={styles.stop} href={href} aria-current={current(href)} data-menu>
        {item.text}
      </Anchor>
    );
  }
  return (
    <details name="header-menu" open={item.isOpen} data-menu>
      <summary className={`${styles.stop} chevron`}>{item.text}</summary>
      <ul className={styles.panel}>
        {linksOfItem(item).map(({ text, link, isRouter }) => (
          <li key={link}>
            <Anchor className={styles.link} href={link} isRouter={isRouter} aria-current={current(link)}>
              {text}
            </Anchor>
          </li>
        ))}
      </ul>
    </details>
  );
}
