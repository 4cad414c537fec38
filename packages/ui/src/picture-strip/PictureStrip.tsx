import { useRef, useState } from 'react';
import { decideScrollBehavior } from '../base/decide-scroll-behavior.ts';
import { Icon, type IconGlyph } from '../icon/Icon.tsx';
import { ChevronLeft } from '../icons/chevron-left.ts';
import { ChevronRight } from '../icons/chevron-right.ts';
import { Anchor } from '../link/Anchor.tsx';
import { Picture } from '../picture/Picture.tsx';
import styles from './PictureStrip.module.css';

export interface StripPicture {
  src: string;
  srcSet?: string | undefined;
}

export interface PictureStripProps {
  /** Where a tap on a picture leads; the card's own link leads there too. */
  href: string;
  /** A mark for the link, for whoever follows links on behalf of the page. */
  'data-to'?: string | undefined;
  pictures: readonly StripPicture[];
  /** How wide a picture is shown. */
  sizes: string;
  /** The first picture is wanted at once. */
  isPriority?: boolean | undefined;
}

/**
 * A few pictures of one thing, side by side under one frame: fingers swipe it, a mouse has two buttons. Until somebody
 * shows interest there is only the first and room for a second, for a page has thirty of these. For keyboards and
 * screen readers it is nothing: the card's link leads on.
 */
export function PictureStrip({ pictures, sizes, isPriority, ...link }: PictureStripProps) {
  const strip = useRef<HTMLSpanElement>(null);
  const first = pictures[0]?.src;
  const [{ awake, before }, setState] = useState<StripState>({ awake: null, before: 0 });
  // A card may be used again for another thing, whose pictures are at rest and begin with the first.
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
      // A mouse that rests here while the card is used again does not enter it anew.
      onPointerMove={isAwake ? undefined : wake}
      onTouchStart={wake}
    >
      <Anchor className={styles.link} {...link} tabIndex={-1} aria-hidden="true" draggable={false}>
        <span
          // Only what was turned has a place to forget.
          key={before}
          className={styles.frame}
          data-asleep={!isAwake || undefined}
          ref={strip}
          // Browsers let the keyboard into whatever scrolls; here it would find nothing new.
          tabIndex={-1}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            show(Math.round(scrollLeft / Math.max(1, clientWidth)))
          }
        >
          {(isAwake ? pictures : pictures.slice(0, 2)).map(({ src, srcSet }, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in the row, for whichever picture stands there
            <span className={styles.picture} key={position}>
              {position === 0 || isAwake ? (
                <Picture
                  key={src}
                  {...{ src, srcSet, sizes }}
                  width={304}
                  height={228}
                  isPriority={position === 0 && isPriority}
                />
              ) : null}
            </span>
          ))}
        </span>
      </Anchor>
      {isAwake && pictures.length > 1 ? (
        <>
          <Turn glyph={ChevronLeft} side="back" isOff={index === 0} onTurn={() => turn(-1)} />
          <Turn glyph={ChevronRight} side="on" isOff={index >= pictures.length - 1} onTurn={() => turn(1)} />
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
  /** Which pictures somebody is looking through, by their first one, and how far; null while nobody does. */
  awake: { first: string | undefined; index: number } | null;
  /** How many others were looked through in this place before. */
  before: number;
}

interface TurnProps {
  glyph: IconGlyph;
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
