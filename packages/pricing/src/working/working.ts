/** One line of how a figure is calculated. */
export interface WorkingStep {
  label: string;
  /** A plain sentence or a sum, such as `12.9% of €30,000`. */
  detail: string;
  /** In euro; null for a line that only explains. */
  amount: number | null;
}

/** The source of a figure, and its date. */
export interface Source {
  name: string;
  /** `2026-01-01`, or only the year. */
  asOf: string;
  /**
   * `law` is fixed by statute, `published` by somebody else, `market` measured here, `estimate` is our own
   * guess.
   */
  kind: 'law' | 'published' | 'market' | 'estimate';
}

/** What every tool returns besides its figure. */
export interface Explained {
  working: readonly WorkingStep[];
  sources: readonly Source[];
  /** What the figure does not include. */
  notes: readonly string[];
}
