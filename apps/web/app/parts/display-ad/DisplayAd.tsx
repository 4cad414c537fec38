import { useHydrated } from '@forecourt/ui';
import { lazy, Suspense, useState } from 'react';
import { consentState, isConsentRefused } from '../../visitor/consent/consent-state.ts';
import { useThirdPartyScripts } from '../../visitor/third-party-scripts/use-third-party-scripts.ts';
import styles from './DisplayAd.module.css';

const AdSpace = lazy(async () => ({ default: (await import('./AdSpace.tsx')).AdSpace }));

export interface DisplayAdProps {
  /** The name under which the slot is sold, such as `home-top`. */
  slot: string;
}

/**
 * Space for an advertisement, reserved from the first paint so that nothing shifts when it loads. There is
 * none where the site has no ad script, which the server knows, and none on pages opened after the visitor
 * has refused consent. What fills it loads only on a site that sells it.
 */
export function DisplayAd({ slot }: DisplayAdProps) {
  const isSold = useThirdPartyScripts().ad !== null;
  // Decided once: removing the space later would shift what the visitor is reading.
  const [isKept] = useState(() => !isConsentRefused(consentState.get()));
  const isHydrated = useHydrated();
  if (!isSold || !isKept) return null;
  return (
    <aside className={styles.ad} aria-label="Advertisement">
      <p className={styles.label}>Advertisement</p>
      {isHydrated ? (
        <Suspense>
          <AdSpace slot={slot} />
        </Suspense>
      ) : null}
    </aside>
  );
}
