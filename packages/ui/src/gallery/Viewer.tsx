import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useWindow } from '../base/use-window.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './Gallery.module.css';
import type { GalleryPicture } from './gallery-picture.ts';
import { TurnButtons } from './TurnButtons.tsx';
import { usePinch } from './use-pinch.ts';
import { useSnapStrip } from './use-snap-strip.ts';

interface ViewerProps {
  label: string;
  pictures: readonly GalleryPicture[];
  startIndex: number;
  onClose: (lastIndex: number) => void;
}

/** All pictures in full screen, one at a time. Mounted only while it is open. */
export function Viewer({ label, pictures, startIndex, onClose }: ViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { ref, index, goTo, turn } = useSnapStrip(pictures.length);
  usePinch(ref, index);

  useWindow(dialog);
  // After the strip has its width, and only once: later moves are the visitor's own.
  useEffect(() => goTo(startIndex, 'instant'), [goTo, startIndex]);

  const turnByKey = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'ArrowLeft') turn(-1);
    else if (key === 'ArrowRight') turn(1);
    else if (key === 'Home') goTo(0);
    else if (key === 'End') goTo(pictures.length - 1);
    else return;
    event.preventDefault();
  };
  const { caption, alt } = pictures[index] ?? { alt: '' };
  return (
    <dialog
      className={styles.viewer}
      ref={dialog}
      aria-label={`Pictures of ${label}`}
      onKeyDown={turnByKey}
      onClose={() => onClose(index)}
    >
      <header className={styles.bar}>
        <p className={styles.place} aria-live="polite">
          <span className="visually-hidden">Picture </span>
          {index + 1} / {pictures.length}
        </p>
        <button
          type="button"
          className={styles.close}
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <Icon glyph="x" />
        </button>
      </header>
      <div className={styles.stage}>
        <ul className={styles.strip} ref={ref}>
          {pictures.map((picture, position) => (
            <li key={picture.src} className={styles.slide}>
              {/* Load the neighbours before the finger arrives. */}
              <img
                src={picture.largeSrc}
                alt={picture.alt}
                width={picture.width}
                height={picture.height}
                draggable={false}
                loading={Math.abs(position - index) <= 1 ? 'eager' : 'lazy'}
              />
            </li>
          ))}
        </ul>
        <TurnButtons index={index} count={pictures.length} turn={turn} />
      </div>
      <p className={styles.caption}>{caption ?? alt}</p>
    </dialog>
  );
}
