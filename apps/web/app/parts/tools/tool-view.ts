import type { CalculatorName } from '@forecourt/content';
import type { PlateView } from '../plate/plate-view.ts';
import type { AdvertsPart } from './answer/advert-list-view.ts';
import type { LinesPart, ScatterPart } from './chart/chart-view.ts';

/** A tool, ready to show: its form as filled in, and its answer. */
export interface ToolView extends ToolAnswerView {
  name: CalculatorName;
  title: string;
  lead: string;
  form: ToolFormView;
}

export interface ToolAnswerView {
  /** The answer in a sentence, announced when it changes. */
  summary: string;
  /** The answer in a few words, which stays visible on a phone while the form is filled in. */
  headline?: string;
  /** The example shown before the visitor fills in anything: `A 2019 car with 120 g/km of CO₂`. */
  example?: string;
  parts: readonly AnswerPart[];
  explained: ExplainedView | null;
}

export interface ToolFormView {
  fields: readonly ToolFieldView[];
  submitLabel: string;
  /** Whether the visitor gave any input; until then all figures are ours. */
  isAsked: boolean;
  /** Answers only when its button is pressed: half a plate is not a question yet. */
  isByButton?: boolean;
  /** A form with only a number plate looks like one. */
  look?: 'plate';
  /** The label of the fields that start collapsed. */
  moreLabel?: string;
  /** The parameters of the page's other tools, so that one form does not clear the other. */
  kept: readonly (readonly [name: string, value: string])[];
  /** The page that answers, if it is another one. */
  action?: string;
}

interface FieldBase {
  name: string;
  label: string;
  help?: string;
  error?: string;
  /** Filled in for the visitor: it replaces the field's content. */
  isFilled?: boolean;
  /** Most visitors leave it unchanged, so it is collapsed with similar fields. */
  isMore?: boolean;
  /** The heading of the group that it belongs to: `By plate`. */
  group?: string;
  /** Different from its initial value. */
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

/** The pieces of an answer: the same for every tool, so that all look alike. */
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

/** The main figures, shown large. */
export interface FiguresPart {
  kind: 'figures';
  figures: readonly { label: string; figure: string; detail?: string }[];
}

/** Options to choose between, side by side. */
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
  /** The label of the marked row, where it is not the rate that applies. */
  chosenMark?: string;
  /** Long tables start collapsed. */
  isFolded?: boolean;
}

export interface ExplainedView {
  working: readonly { label: string; detail: string; amount: string | null }[];
  /** `Motor tax rates · set by law · 1 January 2026` */
  sources: readonly { name: string; kind: string; date: string }[];
  notes: readonly string[];
}
