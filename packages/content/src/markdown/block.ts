import type { Channel } from '@forecourt/domain';
import type { IllustrationName } from '@forecourt/site';

/** Clean HTML, or a live piece that the screen inserts. */
export type Block = { kind: 'html'; html: string } | LivePiece;

export type LivePiece =
  /** Adverts that a search finds now. `search` is the query of a listing: `make=toyota&fuel=petrol-hybrid`. */
  | { kind: 'vehicles'; search: string; channel: Channel; title: string }
  /** How many adverts have each value of an attribute now. */
  | { kind: 'counts'; by: string; search: string; channel: Channel; title: string }
  /** The current median asking price of each year of registration. */
  | { kind: 'prices'; search: string; channel: Channel; title: string }
  /** How many vehicles of each channel are on sale now. */
  | { kind: 'totals'; title: string }
  | { kind: 'calculator'; name: CalculatorName }
  /** Lines of the same look that follow one another are one row. */
  | { kind: 'cards'; look: CardLook; cards: PromoCard[] }
  /** The operator's partners, or the public bodies that a buyer deals with. */
  | { kind: 'partners'; who: 'own' | 'official'; title: string }
  /** The articles of the kind that the page's front matter names. */
  | { kind: 'list' }
  /** The form that the page's front matter names. */
  | { kind: 'form' };

/** A product with a button, a picture under text, or a short fact with a drawing. */
export type CardLook = 'product' | 'square' | 'info';

export interface PromoCard {
  title: string;
  text: string;
  /** The drawing of a product or an info card; null for a square. */
  illustration: IllustrationName | null;
  /** The subject and variation of a square's picture, `dealer/2`; null for the others. */
  picture: string | null;
  /** The brand of a product, above its title. */
  brand: string;
  button: string;
  href: string;
}

/** Tools that have a page of their own. */
export const calculatorNames = [
  'finance',
  'afford',
  'running-costs',
  'motor-tax',
  'vrt',
  'ev',
  'valuation',
  'vehicle-check',
] as const;

export type CalculatorName = (typeof calculatorNames)[number];

/** One line of the table of contents. */
export interface ContentsEntry {
  id: string;
  text: string;
}

/** The result of rendering one file's Markdown. */
export interface RenderedBody {
  blocks: Block[];
  /** The headings of the second level. */
  contents: ContentsEntry[];
  /** Of the headings of every level. */
  anchors: string[];
  /** The words alone, for searching and for the reading time. */
  text: string;
  /** Addresses and anchors of our own that the text links to, with their lines. */
  links: { href: string; line: number }[];
}
