import { useEffect, useRef } from 'react';
import { decideScrollBehavior } from '../base/decide-scroll-behavior.ts';
import { Picture } from '../picture/Picture.tsx';
import styles from './Gallery.module.css';
import type { GalleryPicture } from './gallery-picture.ts';

interface ThumbsProps {
  pictures: readonly GalleryPicture[];
  index: number;
  /** The address of a picture's place in the strip. */
  hrefOf: (position: number) => string;
  goTo: (position: number) => void;
}

/** Thumbnails that link to the large pictures; the current one is kept in view. */
export function Thumbs({ pictures, index, hrefOf, goTo }: ThumbsProps) {
  const row = useRef<HTMLOListElement>(null);

  useEffect(() => {
    const thumb = row.current?.children[index];
    if (!row.current || !(thumb instanceof HTMLElement)) return;
    // Not `scrollIntoView`, which would also scroll the page.
    const middle = thumb.offsetLeft + thumb.offsetWidth / 2;
    row.current.scrollTo({ left: middle - row.current.clientWidth / 2, behavior: decideScrollBehavior() });
  }, [index]);

  return (
    <ol className={styles.thumbs} ref={row}>
      {pictures.map((picture, position) => (
        <li key={picture.src}>
          <a
            className={styles.thumb}
            href={hrefOf(position)}
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
  );
}
