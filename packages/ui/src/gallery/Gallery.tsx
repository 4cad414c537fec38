import { useId, useState } from 'react';
import { LegendBadge } from '../legend-badge/LegendBadge.tsx';
import { Picture } from '../picture/Picture.tsx';
import styles from './Gallery.module.css';
import type { GalleryPicture } from './gallery-picture.ts';
import { TurnButtons } from './TurnButtons.tsx';
import { useSnapStrip } from './use-snap-strip.ts';
import { Viewer } from './Viewer.tsx';

export interface GalleryProps {
  /** What is shown: `191 Volkswagen Golf`. */
  label: string;
  pictures: readonly GalleryPicture[];
  /** How wide the large picture is shown. */
  sizes?: string;
}

/**
 * A strip that the browser scrolls and snaps, small pictures below it, and all of them on the full screen. Before
 * JavaScript runs, a small picture is a link to its place in the strip and a large one a link to its file.
 */
export function Gallery({ label, pictures, sizes = '(max-width: 991px) 100vw, 752px' }: GalleryProps) {
  const id = useId();
  const { ref, index, goTo } = useSnapStrip(pictures.length);
  const [openAt, setOpenAt] = useState<number | null>(null);
  const count = pictures.length;
  if (count === 0) return null;
  return (
    <section className={styles.gallery} aria-label={`Pictures of ${label}`}>
      <div className={styles.stage}>
        <ul className={styles.strip} ref={ref}>
          {pictures.map((picture, position) => (
            <li key={picture.src} className={styles.slide} id={`${id}-${position}`}>
              <a
                href={picture.largeSrc}
                className={styles.open}
                aria-label={`${picture.alt}, on the full screen`}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  setOpenAt(position);
                }}
              >
                <Picture {...picture} sizes={sizes} isPriority={position === 0} />
              </a>
            </li>
          ))}
        </ul>
        <TurnButtons {...{ index, count, goTo }} />
        <div className={styles.badge} aria-hidden="true">
          {count > 1 ? (
            <span className={styles.place}>{`${index + 1} / ${count}`}</span>
          ) : (
            <LegendBadge type="images" count={1} />
          )}
        </div>
      </div>
      {count > 1 ? (
        <ol className={styles.thumbs}>
          {pictures.map((picture, position) => (
            <li key={picture.src}>
              <a
                className={styles.thumb}
                href={`#${id}-${position}`}
                aria-current={position === index ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  goTo(position);
                }}
              >
                <Picture
                  alt={picture.alt}
                  src={picture.src}
                  srcSet={picture.srcSet}
                  sizes="96px"
                  width={96}
                  height={72}
                />
              </a>
            </li>
          ))}
        </ol>
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
