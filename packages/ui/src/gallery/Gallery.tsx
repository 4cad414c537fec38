import { type ReactNode, useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { LegendBadge } from '../legend-badge/LegendBadge.tsx';
import { Picture } from '../picture/Picture.tsx';
import styles from './Gallery.module.css';
import type { GalleryPicture } from './gallery-picture.ts';
import { TurnButtons } from './TurnButtons.tsx';
import { useSnapStrip } from './use-snap-strip.ts';
import { Viewer } from './Viewer.tsx';

export interface GalleryProps {
  /** The subject: `191 Volkswagen Golf`. */
  label: string;
  /** At least one. */
  pictures: readonly GalleryPicture[];
  /** The display width of the large picture. */
  sizes?: string | undefined;
  /** Lies over the large picture, and takes its place while it contains an open `details`. */
  overlay?: ReactNode;
  /** Called when the pictures go full screen. */
  onOpen?: (() => void) | undefined;
}

/** The mosaic has no more tiles; the style sheet has as many. */
const mostTiles = 5;

/**
 * A mosaic of the first pictures, on a phone a strip of all of them with native scrolling and snapping; all
 * of them in full screen. Before JavaScript runs, a picture is a link to its file.
 */
export function Gallery({
  label,
  pictures,
  sizes = '(max-width: 767px) 100vw, 600px',
  overlay,
  onOpen,
}: GalleryProps) {
  const { ref, index, goTo, turn } = useSnapStrip(pictures.length);
  const [openAt, setOpenAt] = useState<number | null>(null);
  const count = pictures.length;
  const open = (position: number) => {
    setOpenAt(position);
    onOpen?.();
  };
  return (
    <section className={styles.gallery} aria-label={`Pictures of ${label}`}>
      <div className={styles.stage} data-tiles={Math.min(count, mostTiles)}>
        <ul className={styles.strip} ref={ref}>
          {pictures.map((picture, position) => (
            <li key={picture.src} className={styles.slide}>
              <a
                href={picture.largeSrc}
                data-reload=""
                className={styles.open}
                aria-label={`${picture.alt}, full screen`}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  open(position);
                }}
              >
                <Picture
                  {...picture}
                  sizes={position === 0 ? sizes : '(max-width: 767px) 100vw, 300px'}
                  isPriority={position === 0}
                />
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
        {overlay ? <div className={styles.overlay}>{overlay}</div> : null}
        {count > 1 ? (
          <button type="button" className={`${styles.all} needs-script`} onClick={() => open(0)}>
            <Icon glyph="images" size="sm" />
            <span>{`All ${count} pictures`}</span>
          </button>
        ) : null}
      </div>
      {openAt === null ? null : (
        <Viewer
          label={label}
          pictures={pictures}
          startIndex={openAt}
          onClose={(lastIndex) => {
            setOpenAt(null);
            goTo(lastIndex, 'instant');
            focusNearest(ref.current, lastIndex);
          }}
        />
      )}
    </section>
  );
}

/** The picture that was seen last, or the last tile where the mosaic leaves it out. */
function focusNearest(strip: HTMLElement | null, index: number): void {
  const links = [...(strip?.querySelectorAll('a') ?? [])].slice(0, index + 1);
  links.findLast((link) => link.checkVisibility())?.focus({ preventScroll: true });
}
