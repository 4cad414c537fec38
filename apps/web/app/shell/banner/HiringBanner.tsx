import { buildHiringBanner, canShowHiringBanner } from '@forecourt/site';
import { Anchor, Icon } from '@forecourt/ui';
import { X } from '@forecourt/ui/icons/x';
import { useLocation } from 'react-router';
import { useStored } from '../../visitor/browser-storage/use-stored.ts';
import { trackEvent } from '../../visitor/tracking/track.ts';
import { focusHeading } from '../navigation/focus-heading.ts';
import { bannerDismissal, dismissBanner } from './banner-dismissal.ts';
import styles from './HiringBanner.module.css';

/** In the page for everyone on a desktop; whoever dismissed it does not see it even for a moment: see first-paint. */
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
          // The button that had the focus is gone.
          requestAnimationFrame(() => focusHeading());
        }}
      >
        <Icon glyph={X} size="sm" />
      </button>
    </aside>
  );
}
