import { Icon, useHydrated } from '@forecourt/ui';
import { Rotate3d } from '@forecourt/ui/icons/rotate-3d';
import type { SpinFrame } from './build-spin-view.ts';
import styles from './SpinViewer.module.css';
import { Turntable } from './Turntable.tsx';

interface SpinViewerProps {
  frames: readonly SpinFrame[];
  sizes: string;
}

/** A row of pictures before hydration, and a turntable after. No frame loads before it is opened. */
export function SpinViewer({ frames, sizes }: SpinViewerProps) {
  const isHydrated = useHydrated();
  return (
    <details className={styles.spin}>
      <summary>
        <Icon glyph={Rotate3d} size="sm" />
        See it from every side
      </summary>
      {isHydrated ? (
        <Turntable frames={frames} sizes={sizes} />
      ) : (
        <ul className={styles.row}>
          {frames.map(({ src, alt }) => (
            <li key={src}>
              <img src={src} alt={alt} width={800} height={600} loading="lazy" decoding="async" />
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
