/** A line across the drawing with its figure: `€10,000`. */
export interface TickView {
  at: number;
  label: string;
}

interface DrawnAxes {
  /** What the drawing shows, for whoever cannot see it. */
  description: string;
  rows: readonly TickView[];
  columns: readonly TickView[];
  /** What the figures below are: `km`. */
  unit: string;
}

/** Points of two figures, with one among them marked. */
export interface ScatterPart extends DrawnAxes {
  kind: 'scatter';
  title: string;
  points: readonly { x: number; y: number; label: string }[];
  /** What most would lie between; null where nothing says so. */
  band: { y: number; height: number } | null;
  own: { x: number; y: number; label: string } | null;
  legend: readonly { mark: 'point' | 'own' | 'band'; label: string }[];
}

/** A figure that follows another. */
export interface LineChartView extends DrawnAxes {
  title: string;
  /** As in the `d` of a path. */
  line: string;
  points: readonly { x: number; y: number; label: string; isOwn: boolean }[];
  table: { headings: readonly string[]; rows: readonly { cells: readonly string[]; isChosen?: boolean }[] };
}

export interface LinesPart {
  kind: 'lines';
  charts: readonly LineChartView[];
}

/** The sizes of drawings, in their own points: the same in the sheets beside them. */
export const scatterFrame = { width: 640, height: 340, left: 96, right: 34, top: 14, bottom: 46 } as const;
export const lineFrame = { width: 420, height: 230, left: 72, right: 18, top: 14, bottom: 42 } as const;
