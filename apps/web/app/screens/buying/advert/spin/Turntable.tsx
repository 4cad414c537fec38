import { Icon } from '@forecourt/ui';
import { type PointerEvent, useRef, useState } from 'react';
import type { SpinFrame } from './build-spin-view.ts';
import styles from './Turntable.module.css';
import { dragFrom, stepFrom } from './turn-to.ts';

interface TurntableProps {
  frames: readonly SpinFrame[];
  sizes: string;
}

/** A look around starts at the front corner. */
const firstFrame = 1;

/** Turned by dragging the picture, by its slider, and by a button on either side; turning wraps around. */
export function Turntable({ frames, sizes }: TurntableProps) {
  const [frame, setFrame] = useState(firstFrame);
  const grip = useRef<{ x: number; frame: number } | null>(null);
  const count = frames.length;
  const take = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: event.clientX, frame };
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!grip.current) return;
    const { x, frame: from } = grip.current;
    setFrame(dragFrom(from, event.clientX - x, event.currentTarget.clientWidth, count));
  };
  const release = () => {
    grip.current = null;
  };
  return (
    <>
      <div
        className={styles.stage}
        onPointerDown={take}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
      >
        {frames.map(({ src, srcSet, alt }, index) => (
          // Keep all of them mounted, so that turning shows no gap while the next one loads.
          <img
            key={src}
            className={styles.frame}
            data-shown={index === frame}
            aria-hidden={index !== frame}
            src={src}
            srcSet={srcSet}
            sizes={sizes}
            alt={alt}
            width={800}
            height={600}
            loading="lazy"
            decoding="async"
            draggable={false}
          />
        ))}
      </div>
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.step}
          aria-label="Turn it to the left"
          onClick={() => setFrame(stepFrom(frame, -1, count))}
        >
          <Icon glyph="rotate-ccw" size="sm" />
        </button>
        <input
          className={styles.slider}
          type="range"
          min={0}
          max={count - 1}
          value={frame}
          aria-label="Turn the vehicle"
          aria-valuetext={frames[frame]?.view}
          onChange={(event) => setFrame(event.currentTarget.valueAsNumber)}
        />
        <button
          type="button"
          className={styles.step}
          aria-label="Turn it to the right"
          onClick={() => setFrame(stepFrom(frame, 1, count))}
        >
          <Icon glyph="rotate-cw" size="sm" />
        </button>
      </div>
    </>
  );
}
