import { useRef, useState } from 'react';
import { Gallery } from '../gallery/Gallery.tsx';
import type { GalleryPicture } from '../gallery/gallery-picture.ts';
import { Viewer } from '../gallery/Viewer.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Images } from '../icons/images.ts';
import { Picture } from '../picture/Picture.tsx';
import styles from './GalleryMosaic.module.css';

export interface GalleryMosaicProps {
  /** The subject: `191 Volkswagen Golf`. */
  label: string;
  pictures: readonly GalleryPicture[];
  /** The display width of the large picture. */
  sizes?: string;
  /** Called when the pictures go full screen. */
  onOpen?: (() => void) | undefined;
}

const shown = 5;

/** One large picture and four small ones across a wide page; all of them in full screen. */
export function GalleryMosaic({
  label,
  pictures,
  sizes = '(max-width: 767px) 100vw, 720px',
  onOpen,
}: GalleryMosaicProps) {
  const [openAt, setOpenAt] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const open = (position: number) => {
    setOpenAt(position);
    onOpen?.();
  };
  // Too few to lay out side by side: the strip shows them better.
  if (pictures.length < shown) return <Gallery label={label} pictures={pictures} onOpen={onOpen} />;
  return (
    <section className={styles.mosaic} aria-label={`Pictures of ${label}`}>
      <ul className={styles.tiles} ref={list}>
        {pictures.slice(0, shown).map((picture, position) => (
          <li key={picture.src} className={styles.tile}>
            <a
              className={styles.open}
              href={picture.largeSrc}
              aria-label={`${picture.alt}, on the full screen`}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                open(position);
              }}
            >
              <Picture
                {...picture}
                sizes={position === 0 ? sizes : '(max-width: 767px) 50vw, 360px'}
                isPriority={position === 0}
              />
            </a>
          </li>
        ))}
      </ul>
      <button type="button" className={`${styles.all} needs-script`} onClick={() => open(0)}>
        <Icon glyph={Images} size="sm" />
        All {pictures.length} pictures
      </button>
      {openAt === null ? null : (
        <Viewer
          label={label}
          pictures={pictures}
          startIndex={openAt}
          onClose={(lastIndex) => {
            setOpenAt(null);
            const tile = list.current?.children[Math.min(lastIndex, shown - 1)];
            tile?.querySelector('a')?.focus({ preventScroll: true });
          }}
        />
      )}
    </section>
  );
}
