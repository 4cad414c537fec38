import type { LegendType, MediaBadge } from '@forecourt/site';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import styles from './LegendBadge.module.css';

const words: Record<LegendType | MediaBadge, string> = {
  advice: 'Advice',
  review: 'Review',
  guide: 'Guide',
  news: 'News',
  featured: 'Featured',
  images: 'Images',
  video: 'Video',
  '360': '360°',
};

/** The style sheet draws that of the pictures, which every card has. */
const glyphs: Record<MediaBadge, IconName | null> = { images: null, video: 'video', '360': 'rotate-3d' };

export interface LegendBadgeProps {
  type: LegendType | MediaBadge;
  /** The number of pictures, shown instead of the word. */
  count?: number;
  /** For the eye only, where the number tells a listener nothing. */
  isSilent?: boolean;
}

/** Shows what is behind a picture: a kind of article, or a kind of media. */
export function LegendBadge({ type, count, isSilent = false }: LegendBadgeProps) {
  const word = words[type];
  if (!isMedia(type)) {
    return (
      <span className={styles.badge} data-type={type}>
        {word}
      </span>
    );
  }
  const glyph = glyphs[type];
  return (
    <span className={styles.badge} data-media={type} aria-hidden={isSilent || undefined}>
      {glyph ? <Icon glyph={glyph} size="sm" /> : null}
      {count ?? word}
      {count === undefined || isSilent ? null : (
        <span className="visually-hidden"> {word.toLowerCase()}</span>
      )}
    </span>
  );
}

function isMedia(type: LegendType | MediaBadge): type is MediaBadge {
  return type in glyphs;
}
