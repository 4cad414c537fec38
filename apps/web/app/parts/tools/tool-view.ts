import type { CalculatorName } from '@forecourt/content';
import type { PlateView } from '../plate/plate-view.ts';
import type { AdvertsPart } from './answer/advert-list-view.ts';
import type { LinesPart, ScatterPart } from './chart/chart-view.ts';

/** A tool, ready to show: its form as it was filled in, and the answer to it. */
export interface ToolView extends ToolAnswerView {
  name: CalculatorName;
  title: string;
  lead: string;
  form: ToolFormView;
}

export interface ToolAnswerView {
  /** The answer in a sentence, said aloud when it changes. */
  summary: string;
  /** The answer in a few words, which a phone keeps in sight while the form is filled in. */
  headline?: string;
  /** What is worked out while nobody has asked: `A car of 2019 with 120 g/km of CO₂`. */
  example?: string;
  parts: readonly AnswerPart[];
  explained: ExplainedView | null;
}

export interface ToolFormView {
  fields: readonly ToolFieldView[];
  submitLabel: string;
  /** Whether the visitor gave anything; until then all figures in it are ours. */
  isAsked: boolean;
  /** Answers when its button is pressed and not before: half a plate is a question of nobody. */
  isByButton?: boolean;
  /** A form for nothing but a number plate looks like one. */
  look?: 'plate';
  /** What the fields are called that stay folded until they are wanted. */
  moreLabel?: string;
  /** What other tools of the page were asked, so that one form does not empty the other. */
  kept: readonly (readonly [name: string, value: string])[];
  /** The page that answers, where it is another one. */
  action?: string;
}

interface FieldBase {
  name: string;
  label: string;
  help?: string;
  error?: string;
  /** Put in for the visitor: it takes the place of what stands in the field. */
  isFilled?: boolean;
  /** Most visitors leave it as it is, so it stands folded with its like. */
  isMore?: boolean;
  /** What it is asked with, under one name: `By plate`. */
  group?: string;
  /** Other than what stands there at first. */
  isChanged?: boolean;
}

export type ToolFieldView =
  | (FieldBase & { kind: 'text'; value: string; inputMode: 'text' | 'numeric' | 'decimal' })
  | (FieldBase & { kind: 'choice'; value: string; options: readonly ToolOption[] })
  | (FieldBase & { kind: 'tick'; isTicked: boolean });

export interface ToolOption {
  value: string;
  label: string;
}

/** The pieces that answers are made of: the same for every tool, so that all look of one hand. */
export type AnswerPart =
  | FiguresPart
  | OffersPart
  | BarsPart
  | TablePart
  | ScatterPart
  | LinesPart
  | AdvertsPart
  | ({ kind: 'plate' } & PlateView)
  | { kind: 'list'; title: string; items: readonly string[] }
  | { kind: 'words'; words: string; tone?: 'warning' }
  | { kind: 'links'; links: readonly { label: string; href: string; isMain?: boolean }[] };

/** What the visitor came for, large. */
export interface FiguresPart {
  kind: 'figures';
  figures: readonly { label: string; figure: string; detail?: string }[];
}

/** Things to choose between, side by side. */
export interface OffersPart {
  kind: 'offers';
  offers: readonly {
    title: string;
    figure: string;
    unit: string;
    rows: readonly { label: string; value: string; isStrong?: boolean }[];
    words?: string;
    /** `Lowest total cost` */
    mark?: string;
  }[];
}

export interface BarsPart {
  kind: 'bars';
  title: string;
  labelHeading: string;
  figureHeading: string;
  bars: readonly { label: string; detail?: string; figure: string; share: number; isQuiet?: boolean }[];
  note?: string;
}

export interface TablePart {
  kind: 'table';
  title: string;
  headings: readonly string[];
  rows: readonly { cells: readonly string[]; isChosen?: boolean }[];
  /** What the chosen row is called, where it is not the rate that applies. */
  chosenMark?: string;
  /** Long tables stay folded until asked for. */
  isFolded?: boolean;
}

export interface ExplainedView {
  working: readonly { label: string; detail: string; amount: string | null }[];
  /** `Motor tax rates · set by law · 1 January 2026` */
  sources: readonly { name: string; kind: string; date: string }[];
  notes: readonly string[];
}
