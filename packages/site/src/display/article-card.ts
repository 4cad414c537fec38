import type { LegendType } from './variants.ts';

export interface ArticleCard {
  title: string;
  summary: string;
  imageUrl: string;
  /** 0 to 5; null if it is not a review. */
  rating: number | null;
  legendType: LegendType;
  displayType: 'column' | 'row' | 'small';
  href: string;
  queryParams: Readonly<Record<string, string>>;
  target: '_self' | '_blank';
}
