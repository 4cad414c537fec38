import { ButtonLink, Icon, LegendBadge } from '@forecourt/ui';
import Video from 'lucide-react/icons/video';
import type { MediaView } from './build-media-view.ts';
import styles from './MoreMedia.module.css';

/** What there is beside pictures. A video is on another site, so nothing is asked of it before a click. */
export function MoreMedia({ video, hasSpin }: Pick<MediaView, 'video' | 'hasSpin'>) {
  if (!video && !hasSpin) return null;
  return (
    <div className={styles.more}>
      {video ? (
        <ButtonLink href={video.href} target="_blank" variant="secondary" size="sm">
          <Icon glyph={Video} size="sm" />
          Watch the video on {video.host}
        </ButtonLink>
      ) : null}
      {hasSpin ? (
        <p className={styles.spin}>
          <LegendBadge type="360" /> The seller has a 360° view of it and can send it to you.
        </p>
      ) : null}
    </div>
  );
}
