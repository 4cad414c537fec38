import { ButtonLink, Icon, LegendBadge } from '@forecourt/ui';
import { Video } from '@forecourt/ui/icons/video';
import { SpinViewer } from '../spin/SpinViewer.tsx';
import type { MediaView } from './build-media-view.ts';
import styles from './MoreMedia.module.css';

interface MoreMediaProps {
  media: Pick<MediaView, 'video' | 'hasSpin' | 'spin'>;
  sizes: string;
}

/** Media besides pictures. A video is on another site, so nothing is requested from it before a click. */
export function MoreMedia({ media: { video, hasSpin, spin }, sizes }: MoreMediaProps) {
  if (!video && !hasSpin) return null;
  return (
    <div className={styles.more}>
      {video ? (
        <ButtonLink href={video.href} target="_blank" variant="secondary" size="sm">
          <Icon glyph={Video} size="sm" />
          Watch the video on {video.host}
        </ButtonLink>
      ) : null}
      {spin.length > 0 ? <SpinViewer frames={spin} sizes={sizes} /> : null}
      {hasSpin && spin.length === 0 ? (
        <p className={styles.spin}>
          <LegendBadge type="360" /> The seller has a 360° view of it and can send it to you.
        </p>
      ) : null}
    </div>
  );
}
