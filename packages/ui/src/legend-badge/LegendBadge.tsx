import type { LegendType, MediaBadge } from '@forecourt/domain';
import Images from 'lucide-react/icons/images';
import Rotate3d from 'lucide-react/icons/rotate-3d';
import Video from 'lucide-react/icons/video';
import { Icon, type IconGlyph } from '../icon/Icon.tsx';
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

const glyphs: Record<MediaBadge, IconGlyph> = { images: Images, video: Video, '360': Rotate3d };

export interface LegendBadgeProps {
  type: LegendType | MediaBadge;
  /** How many pictures, shown in place of the word. */
  count?: number;
}

/** Says at a glance what waits behind a picture: a kind of article, or a kind of media. */
export function LegendBadge({ type, count }: LegendBadgeProps) {
  const word = words[type];
  if (!isMedia(type)) {
    return (
      <span className={styles.badge} data-type={type}>
        {word}
      </span>
    );
  }
  return (
    <span className={styles.badge} data-media={type}>
      <Icon glyph={glyphs[type]} size="sm" />
      {count === undefined ? (
        word
      ) : (
        <>
          {count} <span className="visually-hidden">{word.toLowerCase()}</span>
        </>
      )}
    </span>
  );
}

function isMedia(type: LegendType | MediaBadge): type is MediaBadge {
  return type in glyphs;
}
