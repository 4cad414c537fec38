import { useRef, useState } from 'react';
import { decideScrollBehavior } from '../base/decide-scroll-behavior.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { Anchor } from '../link/Anchor.tsx';
import { Picture } from '../picture/Picture.tsx';
import styles from './PictureStrip.module.css';

export interface StripPicture {
  src: string;
  srcSet?: string | undefined;
}

export interface PictureStripProps {
  /** The link of a picture; the same as the card's own link. */
  href: string;
  pictures: readonly StripPicture[];
  /** The display width of a picture. */
  sizes: string;
  /** Load the first picture eagerly. */
  isPriority?: boolean | undefined;
}

/**
 * A few pictures of one thing, side by side in one frame: swipe on touch, two buttons with a mouse. Until the
 * visitor interacts there is only the first picture and space for a second, because a page has thirty of
 * these. Hidden from keyboards and screen readers: the card's link is enough.
 */
export function PictureStrip({ href, pictures, sizes, isPriority }: PictureStripProps) {
  const strip = useRef<HTMLAnchorElement>(null);
  const first = pictures[0]?.src;
  const [{ awake, before }, setState] = useState<StripState>({ awake: null, before: 0 });
  // A card may be reused for another item, whose pictures start at rest with the first.
  if (awake !== null && awake.first !== first) setState({ awake: null, before: before + 1 });
  const isAwake = awake !== null;
  const index = awake?.index ?? 0;
  const show = (place: number) => setState({ awake: { first, index: place }, before });
  const wake = () => show(index);
  const turn = (step: 1 | -1) => {
    wake();
    const frame = strip.current;
    frame?.scrollTo({ left: (index + step) * frame.clientWidth, behavior: decideScrollBehavior() });
  };
  return (
    <div
      className={styles.strip}
      onPointerEnter={wake}
      // A mouse already over a reused card does not fire another enter event.
      onPointerMove={isAwake ? undefined : wake}
      onTouchStart={wake}
    >
      <Anchor
        href={href}
        // Only a strip that was moved has a position to reset.
        key={before}
        className={styles.frame}
        data-state={isAwake ? 'awake' : pictures.length > 1 ? undefined : 'alone'}
        ref={strip}
        tabIndex={-1}
        aria-hidden="true"
        draggable={false}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          show(Math.round(scrollLeft / Math.max(1, clientWidth)))
        }
      >
        {(isAwake ? pictures : pictures.slice(0, 1)).map(({ src, srcSet }, position) => (
          <Picture
            key={src}
            {...{ src, srcSet, sizes }}
            width={304}
            height={228}
            isPriority={position === 0 && isPriority}
          />
        ))}
      </Anchor>
      {isAwake && pictures.length > 1 ? (
        <>
          <Turn glyph="chevron-left" side="back" isOff={index === 0} onTurn={() => turn(-1)} />
          <Turn glyph="chevron-right" side="on" isOff={index >= pictures.length - 1} onTurn={() => turn(1)} />
          <span className={styles.dots} aria-hidden="true">
            {pictures.map(({ src }, position) => (
              <span key={src} className={styles.dot} data-here={position === index || undefined} />
            ))}
          </span>
        </>
      ) : null}
    </div>
  );
}

interface StripState {
  /** The pictures being browsed, by their first one, and how far; null if none are. */
  awake: { first: string | undefined; index: number } | null;
  /** How many items were browsed in this place before. */
  before: number;
}

interface TurnProps {
  glyph: IconName;
  side: 'back' | 'on';
  isOff: boolean;
  onTurn: () => void;
}

function Turn({ glyph, side, isOff, onTurn }: TurnProps) {
  return (
    <button
      type="button"
      className={styles.turn}
      data-side={side}
      tabIndex={-1}
      aria-hidden="true"
      disabled={isOff}
      onClick={onTurn}
    >
      <Icon glyph={glyph} size="sm" />
    </button>
  );
}
