import type { Article } from '@forecourt/content';
import type { ModuleCardProps } from '@forecourt/ui';
import type { BlockView } from '../../content/block-view.ts';
import { drawnPicture, type PictureView } from '../../content/drawn-picture.ts';

export interface SectionView {
  /** Also the anchor. */
  id: string;
  title: string;
  summary: string;
  /** Questions are read as a list and have none. */
  picture: PictureView | null;
  /** `Module 3` */
  label: string | null;
  blocks: readonly BlockView[];
  /** The lesson's card at the top of its course. */
  card: ModuleCardProps | null;
}

const moduleColours = ['primary', 'green', 'amber', 'red'] as const;

/** An article that is shown whole on the page of its kind. */
export function buildSection({
  article,
  blocks,
}: {
  article: Article;
  blocks: readonly BlockView[];
}): SectionView {
  const { slug, title, summary, kind, number = 1 } = article;
  const label = kind === 'module' ? `Module ${number}` : null;
  return {
    id: slug,
    title,
    summary,
    picture:
      kind === 'question' || kind === 'module' ? null : drawnPicture(article.picture, [800, 480, 1200]),
    label,
    blocks,
    card: label
      ? {
          title,
          summary,
          moduleNumber: label,
          imageUrl: drawnPicture(article.picture, [304]).imageUrl,
          borderColor: moduleColours[(number - 1) % moduleColours.length] ?? 'primary',
        }
      : null,
  };
}
