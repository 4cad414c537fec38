/** A grid line with its figure: `€10,000`. */
export interface TickView {
  at: number;
  label: string;
}

interface DrawnAxes {
  /** What the drawing shows, for visitors who cannot see it. */
  description: string;
  rows: readonly TickView[];
  columns: readonly TickView[];
  /** The unit of the figures below: `Mileage (thousand km)`. */
  unit: string;
}

/** Points of two figures, with one of them marked. */
export interface ScatterPart extends DrawnAxes {
  kind: 'scatter';
  title: string;
  points: readonly { x: number; y: number; label: string }[];
  /** The usual range around the marked point; null if unknown. */
  band: { x: number; y: number; height: number } | null;
  own: { x: number; y: number; label: string } | null;
  legend: readonly { mark: 'point' | 'own' | 'band'; label: string }[];
}

/** One figure as a function of another. */
export interface LineChartView extends DrawnAxes {
  title: string;
  /** The `d` of a path. */
  line: string;
  points: readonly { x: number; y: number; label: string; isOwn: boolean }[];
  table: { headings: readonly string[]; rows: readonly { cells: readonly string[]; isChosen?: boolean }[] };
}

export interface LinesPart {
  kind: 'lines';
  charts: readonly LineChartView[];
}

/** The sizes of the drawings in their own units: the same as in the style sheets beside them. */
export const scatterFrame = { width: 640, height: 360, left: 96, right: 34, top: 14, bottom: 66 } as const;
export const lineFrame = { width: 420, height: 236, left: 72, right: 18, top: 14, bottom: 48 } as const;
