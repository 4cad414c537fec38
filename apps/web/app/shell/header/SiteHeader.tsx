import { buildHeaderGroups } from '@forecourt/site';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { areShortcutsOn } from '../shortcuts/are-shortcuts-on.ts';
import { useKeptHtml } from '../shortcuts/kept-html/use-kept-html.tsx';
import { staticHtml } from '../shortcuts/static-html/static-html.ts';
import { HeaderContent, type HeaderContentProps } from './HeaderContent.tsx';
import { linksOfItem } from './links-of-item.ts';
import styles from './SiteHeader.module.css';
import { useCurrentPage } from './use-current-page.ts';
import { useMenuPanel } from './use-menu-panel.ts';
import { useMenus } from './use-menus.ts';
import { useSavedBadge } from './use-saved-badge.ts';

type SiteHeaderProps = Omit<HeaderContentProps, 'currentPath'>;

/** Its content is rendered on the server only; its behaviour is attached to the existing markup. */
export function SiteHeader(props: SiteHeaderProps) {
  const header = useRef<HTMLElement>(null);
  useMenus(header);
  useMenuPanel(header);
  useCurrentPage(header);
  useSavedBadge(header);
  return (
    // The static HTML closes menus that are already open in the page, so it may differ from it.
    <header ref={header} className={styles.header} suppressHydrationWarning {...useContent(props)} />
  );
}

function useContent(props: SiteHeaderProps) {
  const { pathname } = useLocation();
  if (!import.meta.env.SSR && areShortcutsOn) return staticHtml('body > header');
  const groups = props.links ?? buildHeaderGroups(props.isMobile);
  const isLinked = groups.some((item) => linksOfItem(item).some(({ link }) => link === pathname));
  // For all pages that no link of the header leads to, it is the same.
  // biome-ignore lint/correctness/useHookAtTopLevel: the condition never changes
  return useKeptHtml(HeaderContent, { ...props, currentPath: isLinked ? pathname : null });
}
