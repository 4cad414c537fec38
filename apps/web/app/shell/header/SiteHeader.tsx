import { useRef } from 'react';
import { areShortcutsOn } from '../shortcuts/are-shortcuts-on.ts';
import { staticHtml } from '../shortcuts/static-html/static-html.ts';
import { HeaderContent, type HeaderContentProps } from './HeaderContent.tsx';
import styles from './SiteHeader.module.css';
import { useCurrentPage } from './use-current-page.ts';
import { useMenuPanel } from './use-menu-panel.ts';
import { useMenus } from './use-menus.ts';
import { useSavedBadge } from './use-saved-badge.ts';

/** Its content is rendered on the server only; its behaviour is attached to the existing markup. */
export function SiteHeader(props: HeaderContentProps) {
  const header = useRef<HTMLElement>(null);
  useMenus(header);
  useMenuPanel(header);
  useCurrentPage(header);
  useSavedBadge(header);
  return (
    // The static HTML closes menus that are already open in the page, so it may differ from it.
    <header
      ref={header}
      className={styles.header}
      suppressHydrationWarning
      {...(import.meta.env.SSR || !areShortcutsOn
        ? { children: <HeaderContent {...props} /> }
        : staticHtml('body > header'))}
    />
  );
}
