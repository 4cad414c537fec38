import { useId, useState } from 'react';
import { useHydrated } from '../hydrated/use-hydrated.ts';
import { Icon } from '../icon/Icon.tsx';
import { ImageOff } from '../icons/image-off.ts';
import { LegendBadge } from '../legend-badge/LegendBadge.tsx';
import { Picture } from '../picture/Picture.tsx';
import styles from './Gallery.module.css';
import type { GalleryPicture } from './gallery-picture.ts';
import { Thumbs } from './Thumbs.tsx';
import { TurnButtons } from './TurnButtons.tsx';
import { useSnapStrip } from './use-snap-strip.ts';
import { Viewer } from './Viewer.tsx';

export interface GalleryProps {
  /** The subject: `191 Volkswagen Golf`. */
  label: string;
  pictures: readonly GalleryPicture[];
  /** The display width of the large picture. */
  sizes?: string | undefined;
  /** Called when the pictures go full screen. */
  onOpen?: (() => void) | undefined;
}

/**
 * A strip with native scrolling and snapping, thumbnails below it, and all pictures in full screen. Before
 * JavaScript runs, a thumbnail links to its place in the strip and a large picture to its file.
 */
export function Gallery({
  label,
  pictures,
  sizes = '(max-width: 991px) 100vw, 752px',
  onOpen,
}: GalleryProps) {
  const id = useId();
  const isHydrated = useHydrated();
  const { ref, index, goTo, turn } = useSnapStrip(pictures.length);
  const [openAt, setOpenAt] = useState<number | null>(null);
  const count = pictures.length;
  if (count === 0) {
    return (
      <section className={styles.gallery} aria-label={`Pictures of ${label}`}>
        <p className={styles.none}>
          <Icon glyph={ImageOff} size="lg" />
          No pictures yet
        </p>
      </section>
    );
  }
  return (
    <section className={styles.gallery} aria-label={`Pictures of ${label}`}>
      <div className={styles.stage}>
        <ul className={styles.strip} ref={ref}>
          {pictures.map((picture, position) => (
            <li key={picture.src} className={styles.slide} id={`${id}-${position}`}>
              <a
                href={picture.largeSrc}
                className={styles.open}
                // The thumbnails already link to each: only the current picture is a tab stop of its own.
                tabIndex={isHydrated && position !== index ? -1 : undefined}
                aria-label={`${picture.alt}, on the full screen`}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  setOpenAt(position);
                  onOpen?.();
                }}
              >
                <Picture {...picture} sizes={sizes} isPriority={position === 0} />
              </a>
            </li>
          ))}
        </ul>
        <TurnButtons {...{ index, count, turn }} />
        <div className={styles.badge} aria-hidden="true">
          {count > 1 ? (
            <span className={`${styles.place} needs-script`}>{`${index + 1} / ${count}`}</span>
          ) : null}
          <span className={styles.total}>
            <LegendBadge type="images" count={count} />
          </span>
        </div>
      </div>
      {count > 1 ? (
        <Thumbs {...{ pictures, index, goTo }} hrefOf={(position) => `#${id}-${position}`} />
      ) : null}
      {openAt === null ? null : (
        <Viewer
          label={label}
          pictures={pictures}
          startIndex={openAt}
          onClose={(lastIndex) => {
            setOpenAt(null);
            goTo(lastIndex, 'instant');
            ref.current?.children[lastIndex]?.querySelector('a')?.focus({ preventScroll: true });
          }}
        />
      )}
    </section>
  );
}
