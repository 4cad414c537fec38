import type { Article } from '@forecourt/content';
import { formatDay } from '@forecourt/domain';
import { drawnPicture, type PictureView } from '@forecourt/services';
import type { LegendType } from '@forecourt/site';
import { legendOfKind } from './build-article-card.ts';

/** A screen's lead article: shown in full, where cards truncate. */
export interface LeadView {
  legend: LegendType;
  title: string;
  summary: string;
  date: { day: string; words: string };
  picture: PictureView;
  href: string;
}

export function buildLead({ kind, title, summary, date, picture, path }: Article): LeadView {
  return {
    legend: legendOfKind[kind],
    title,
    summary,
    date: { day: date, words: formatDay(date) },
    picture: drawnPicture(picture, [800, 480, 1200]),
    href: path,
  };
}
