import { buildHiringBanner, canShowHiringBanner } from '@forecourt/site';
import { Anchor, Icon } from '@forecourt/ui';
import { useLocation } from 'react-router';
import { useStored } from '../../visitor/browser-storage/use-stored.ts';
import { trackEvent } from '../../visitor/tracking/track.ts';
import { focusHeading } from '../navigation/focus-heading.ts';
import { bannerDismissal, dismissBanner } from './banner-dismissal.ts';
import styles from './HiringBanner.module.css';

/**
 * Rendered for everyone on a desktop. First-paint hides it from visitors who dismissed it, so that it never
 * flashes.
 */
export function HiringBanner({ isMobile }: { isMobile: boolean }) {
  const { pathname } = useLocation();
  const stored = useStored(bannerDismissal);
  if (!canShowHiringBanner({ path: pathname, isMobile, stored })) return null;
  const { text, linkText, href, isRouter } = buildHiringBanner();
  return (
    <aside className={styles.banner} aria-label="Notice">
      <p>
        {text}{' '}
        <Anchor
          className={styles.link}
          href={href}
          isRouter={isRouter}
          onClick={() => trackEvent({ kind: 'banner-followed', banner: 'hiring' })}
        >
          {linkText}
        </Anchor>
      </p>
      <button
        type="button"
        className={`${styles.close} needs-script`}
        aria-label="Dismiss this notice"
        onClick={() => {
          dismissBanner();
          trackEvent({ kind: 'banner-dismissed', banner: 'hiring' });
          // The button that had the focus no longer exists.
          requestAnimationFrame(() => focusHeading());
        }}
      >
        <Icon glyph="x" size="sm" />
      </button>
    </aside>
  );
}
