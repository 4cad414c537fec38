import { Icon, useHydrated } from '@forecourt/ui';
import { useState } from 'react';
import { useTrackVehicle } from '../../../../visitor/tracking/use-track-vehicle.ts';
import styles from './ShareAdvert.module.css';

export interface ShareView {
  title: string;
  url: string;
}

/** Share through the system's share sheet where there is one, copy the address, or print. */
export function ShareAdvert({ title, url }: ShareView) {
  const isHydrated = useHydrated();
  const [copied, setCopied] = useState('');
  const track = useTrackVehicle();
  const canShare = isHydrated && typeof navigator.share === 'function';
  const copy = async () => {
    track('vehicle-shared');
    try {
      await navigator.clipboard.writeText(url);
      setCopied('Copied');
    } catch {
      // Refused by the browser: the address is shown below to be copied by hand.
      setCopied(url);
    }
  };
  return (
    <>
      <div className={`${styles.actions} needs-script`}>
        {canShare ? (
          <button
            type="button"
            className={styles.action}
            // Closing the share sheet rejects the promise, but it is not an error.
            onClick={() =>
              void navigator.share({ title, url }).then(
                () => track('vehicle-shared'),
                () => undefined,
              )
            }
          >
            <Icon glyph="share-2" size="sm" />
            Share
          </button>
        ) : null}
        <button type="button" className={styles.action} onClick={() => void copy()}>
          <Icon glyph="link-2" size="sm" />
          <span aria-live="polite">{copied || 'Copy link'}</span>
        </button>
        <button type="button" className={styles.action} onClick={() => window.print()}>
          <Icon glyph="printer" size="sm" />
          Print
        </button>
      </div>
      {/* Without JavaScript the browser's own menu of a link copies and shares it. */}
      <a className={`${styles.action} ${styles.plain}`} href={url}>
        <Icon glyph="link-2" size="sm" />
        Link to this advert
      </a>
    </>
  );
}
