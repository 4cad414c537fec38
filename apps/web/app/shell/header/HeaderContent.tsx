import { brand, buildHeader, type NavigationItem } from '@forecourt/site';
import { Anchor } from '@forecourt/ui';
import { BrandMark } from './BrandMark.tsx';
import { HeaderActions } from './HeaderActions.tsx';
import { HeaderMenus } from './HeaderMenus.tsx';
import { MenuPanel } from './MenuPanel.tsx';
import styles from './SiteHeader.module.css';

export interface HeaderContentProps {
  isMobile: boolean;
  sellSiteUrl: string | undefined;
  /** Replaces the usual groups. */
  links?: readonly NavigationItem[] | undefined;
  /** The path of the page, if a link of the header leads to it. */
  currentPath?: string | null;
}

export function HeaderContent({ isMobile, sellSiteUrl, links, currentPath = null }: HeaderContentProps) {
  // The page may come from a cache, and the window's width is not known yet: render every variant that
  // depends on either, and let the browser show the right one before the first paint.
  const unknown = { isSmall: true, savedCarsNumber: 0, isSignedIn: false };
  const { groups, actions } = buildHeader({ isMobile, links, ...unknown }, sellSiteUrl);
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to main content
      </a>
      <div className={styles.row}>
        <Anchor className={styles.brand} href="/" aria-label={`${brand.name}, home`}>
          <BrandMark />
          <span className={styles.name}>{brand.name}</span>
        </Anchor>
        <HeaderMenus groups={groups} currentPath={currentPath} />
        <HeaderActions actions={actions} />
      </div>
      <MenuPanel groups={groups} actions={actions} />
    </>
  );
}
