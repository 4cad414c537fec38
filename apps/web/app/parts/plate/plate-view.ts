/** A number plate, drawn, and what it says in words. */
export interface PlateView {
  plate: { text: string; countyInIrish?: string } | null;
  /** What the plate shows, and what it cannot. */
  notes: readonly PlateNote[];
  /** The page with more about it; null on that page itself. */
  checkHref: string | null;
}

export interface PlateNote {
  key: string;
  label: string;
  value: string;
  explanation: string;
  tone: 'plain' | 'good' | 'watch';
}
