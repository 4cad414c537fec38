import type { NavigationItem } from '@forecourt/domain';
import { Anchor, Icon } from '@forecourt/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import styles from './HeaderMenus.module.css';
import { linksOfItem } from './links-of-item.ts';
import { steerMenus } from './steer-menus.ts';
import { useMenus } from './use-menus.ts';

/** Without JavaScript the browser itself opens the menus, and by their common name one at a time. */
export function HeaderMenus({ groups }: { groups: readonly NavigationItem[] }) {
  const nav = useRef<HTMLElement>(null);
  const menus = useMenus(groups, nav);
  return (
    <nav ref={nav} className={styles.menus} aria-label="Main" onKeyDown={(event) => steerMenus(event, menus)}>
      <ul className={styles.row}>
        {menus.items.map((item, index) => (
          <li key={item.text} className={styles.place}>
            <Menu item={item} onToggle={() => menus.toggle(index)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Menu({ item, onToggle }: { item: NavigationItem; onToggle: () => void }) {
  const { pathname } = useLocation();
  const current = (link: string) => (link === pathname ? 'page' : undefined);
  if (item.children.length === 0) {
    const href = item.mainLink ?? '/';
    return (
      <Anchor className={styles.stop} href={href} aria-current={current(href)} data-menu>
        {item.text}
      </Anchor>
    );
  }
  return (
    <details
      name="header-menu"
      open={item.isOpen}
      data-menu
      // The browser has opened or closed it, or React has: only the first is news.
      onToggle={(event) => {
        if (event.currentTarget.open !== item.isOpen) onToggle();
      }}
    >
      <summary className={styles.stop}>
        {item.text}
        <Icon glyph={ChevronDown} size="sm" />
      </summary>
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
