import type { InfoCardProps, PartnerCardProps, ProductCardProps, SquareSectionProps } from '@forecourt/ui';
import type { ToolView } from '../tools/tool-view.ts';
import type { SavableCardView } from '../vehicle/build-savable-card.ts';

/** A part of a text, ready to show: HTML, or a live piece with current market data. */
export type BlockView =
  | { kind: 'html'; html: string }
  | VehiclesView
  | ChartView
  | TotalsView
  | { kind: 'calculator'; view: ToolView }
  | CardsView
  | PartnersView
  | { kind: 'list' }
  | { kind: 'form' };

export interface VehiclesView {
  kind: 'vehicles';
  title: string;
  cards: SavableCardView[];
  /** `See all 142` */
  more: string;
  href: string;
}

/** Promotions in a row. */
export type CardsView =
  | { kind: 'cards'; look: 'product'; cards: ProductCardProps[] }
  | { kind: 'cards'; look: 'square'; cards: SquareSectionProps[] }
  | { kind: 'cards'; look: 'info'; cards: (Omit<InfoCardProps, 'children'> & { text: string })[] };

export interface PartnersView {
  kind: 'partners';
  title: string;
  partners: PartnerCardProps[];
}

export interface Bar {
  label: string;
  figure: string;
  /** Of the longest bar, from 0 to 1. */
  share: number;
  href: string;
}

export interface ChartView {
  kind: 'chart';
  title: string;
  labelHeading: string;
  figureHeading: string;
  bars: Bar[];
  /** What the figures were counted from. */
  source: string;
}

export interface TotalsView {
  kind: 'totals';
  title: string;
  totals: { figure: string; label: string; href: string }[];
}
