import type { PlateBox } from '@forecourt/domain';
import { Button } from '@forecourt/ui';
import { type PointerEvent, useRef, useState } from 'react';
import styles from './PlateCover.module.css';

interface PlateCoverProps {
  photo: { src: string; width: number; height: number };
  box: PlateBox;
}

const sliders = [
  { name: 'left', label: 'From the left', from: 0 },
  { name: 'top', label: 'From the top', from: 0 },
  { name: 'width', label: 'Width', from: 2 },
  { name: 'height', label: 'Height', from: 2 },
] as const;

/**
 * A box over a photo. A finger or a mouse draws it, the sliders move it: they are there for keyboards, and without scripts
 * they are the form.
 */
export function PlateCover({ photo, box: first }: PlateCoverProps) {
  const [box, setBox] = useState(first);
  const start = useRef<{ x: number; y: number } | null>(null);

  function pointIn({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const share = (value: number, of: number) => Math.round(Math.min(1, Math.max(0, value / of)) * 1000) / 10;
    return { x: share(clientX - left, width), y: share(clientY - top, height) };
  }

  return (
    <>
      <div
        className={styles.photo}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          start.current = pointIn(event);
        }}
        onPointerMove={(event) => {
          const from = start.current;
          if (!from) return;
          const to = pointIn(event);
          const [width, height] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
          // A tap is no box.
          if (width < 2 || height < 1) return;
          setBox({ left: Math.min(from.x, to.x), top: Math.min(from.y, to.y), width, height });
        }}
        onPointerUp={() => {
          start.current = null;
        }}
        onPointerCancel={() => {
          start.current = null;
        }}
      >
        <img src={photo.src} alt="" width={photo.width} height={photo.height} draggable={false} />
        <span
          className={styles.box}
          style={{
            insetInlineStart: `${box.left}%`,
            insetBlockStart: `${box.top}%`,
            inlineSize: `${Math.min(box.width, 100 - box.left)}%`,
            blockSize: `${Math.min(box.height, 100 - box.top)}%`,
          }}
        />
      </div>
      <div className={styles.sliders}>
        {sliders.map(({ name, label, from }) => (
          <label key={name}>
            <span>{label}</span>
            <input
              type="range"
              name={name}
              min={from}
              max={100}
              step={0.5}
              value={box[name]}
              aria-valuetext={`${Math.round(box[name])}%`}
              onChange={(event) => setBox({ ...box, [name]: Number(event.currentTarget.value) })}
            />
          </label>
        ))}
      </div>
      <noscript>
        <Button type="submit" variant="secondary" name="act" value="try">
          Show where that is
        </Button>
      </noscript>
    </>
  );
}
