import { Icon, type IconName } from '@forecourt/ui';
import { useLayoutEffect } from 'react';
import { useNonce } from '../../../../shell/nonce.ts';
import { useStored } from '../../../../visitor/browser-storage/use-stored.ts';
import styles from './LookSwitch.module.css';
import { paintLook, paintLookScript, type ResultsLook, resultsLook } from './results-look.ts';

/** Grid or list. The choice is on the root element, where it applies from the first paint. */
export function LookSwitch() {
  const look = useStored(resultsLook);
  const nonce = useNonce();
  useLayoutEffect(() => paintLook(resultsLook.read()));
  const option = (value: ResultsLook, label: string, glyph: IconName) => (
    <button
      type="button"
      className={styles.option}
      data-look={value}
      aria-pressed={look === value}
      aria-label={label}
      onClick={() => resultsLook.change(() => value)}
    >
      <Icon glyph={glyph} size="sm" />
    </button>
  );
  return (
    <div className={`${styles.look} needs-script`}>
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, which React would escape
        dangerouslySetInnerHTML={{ __html: paintLookScript }}
      />
      {option('grid', 'Show as a grid', 'layout-grid')}
      {option('list', 'Show as a list', 'list')}
    </div>
  );
}
