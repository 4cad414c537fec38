import { Icon } from '@forecourt/ui';
import { useState } from 'react';
import type { SpinFrame } from './build-spin-view.ts';
import styles from './SpinViewer.module.css';
import type { Turntable } from './Turntable.tsx';

interface SpinViewerProps {
  frames: readonly SpinFrame[];
  sizes: string;
}

/**
 * Opens in place of the large picture of a gallery: a strip of the frames that turns by scrolling, and a
 * turntable as soon as its script has loaded. Neither script nor frames load before it is opened.
 */
export function SpinViewer({ frames, sizes }: SpinViewerProps) {
  const [loaded, setLoaded] = useState<{ Turntable: typeof Turntable } | null>(null);
  const load = () => {
    // If it does not come, the strip still turns.
    if (!loaded) import('./Turntable.tsx').then(setLoaded, () => {});
  };
  return (
    <details className={styles.spin} onToggle={load}>
      <summary>
        <span className={styles.closed}>
          <Icon glyph="rotate-3d" size="sm" />
          See it from every side
        </span>
        <span className={styles.opened}>
          <Icon glyph="images" size="sm" />
          Back to the pictures
        </span>
      </summary>
      <div className={styles.stage}>
        {loaded ? (
          <loaded.Turntable frames={frames} sizes={sizes} />
        ) : (
          <ul className={styles.strip}>
            {frames.map(({ src, alt }) => (
              <li key={src}>
                <img src={src} alt={alt} width={800} height={600} loading="lazy" decoding="async" />
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}
