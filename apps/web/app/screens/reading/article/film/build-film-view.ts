import type { Article, Film } from '@forecourt/content';
import { drawnPicture } from '@forecourt/services';

export type FilmView =
  /** A film on another site, which opens there. */
  | { kind: 'elsewhere'; href: string; site: string }
  | (Film & { kind: 'here'; title: string; posterUrl: string });

export function buildFilmView({ film, video, title, picture }: Article): FilmView | null {
  if (film) return { kind: 'here', ...film, title, posterUrl: drawnPicture(picture, [800]).imageUrl };
  if (!video) return null;
  return { kind: 'elsewhere', href: video, site: new URL(video).hostname.replace(/^www\./, '') };
}
