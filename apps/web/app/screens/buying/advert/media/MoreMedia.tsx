import { ButtonLink, Icon, LegendBadge } from '@forecourt/ui';
import type { MediaView } from './build-media-view.ts';
import styles from './MoreMedia.module.css';

/** Media besides pictures. A video is on another site, so nothing is requested from it before a click. */
export function MoreMedia({ media: { video, hasSpin, spin } }: { media: MediaView }) {
  const isSpinElsewhere = hasSpin && spin.length === 0;
  if (!video && !isSpinElsewhere) return null;
  return (
    <div className={styles.more}>
      {video ? (
        <ButtonLink href={video.href} target="_blank" variant="secondary" size="sm">
          <Icon glyph="video" size="sm" />
          Watch the video on {video.host}
        </ButtonLink>
      ) : null}
      {isSpinElsewhere ? (
        <p className={styles.spin}>
          <LegendBadge type="360" /> The seller has a 360° view and can send it to you.
        </p>
      ) : null}
    </div>
  );
}
