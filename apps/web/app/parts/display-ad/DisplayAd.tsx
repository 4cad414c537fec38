import { useState } from 'react';
import { consentState, isConsentRefused } from '../../visitor/consent/consent-state.ts';
import { useOutsideScripts } from '../../visitor/outside-scripts/use-outside-scripts.ts';
import styles from './DisplayAd.module.css';
import { useAdSpace } from './use-ad-space.ts';

export interface DisplayAdProps {
  /** The name under which the place is sold, such as `home-top`. */
  slot: string;
}

/**
 * Room for an advertisement, kept from the first paint so that nothing moves when one comes. There is none where the
 * site has no ad script, which the server knows, and none on pages opened after the visitor has said no.
 */
export function DisplayAd({ slot }: DisplayAdProps) {
  const isSold = useOutsideScripts().ad !== null;
  // Decided once: a place that goes away under the reader's eyes would move what they read.
  const [isKept] = useState(() => !isConsentRefused(consentState.get()));
  const space = useAdSpace(slot);
  if (!isSold || !isKept) return null;
  return (
    <aside className={styles.ad} aria-label="Advertisement">
      <p className={styles.label}>Advertisement</p>
      <div ref={space} className={styles.space} />
    </aside>
  );
}
