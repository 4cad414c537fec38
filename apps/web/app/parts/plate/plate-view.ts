/** A number plate, drawn, and what it says in words. */
export interface PlateView {
  plate: { text: string; countyInIrish?: string } | null;
  /** What the mark says, and what it cannot. */
  notes: readonly PlateNote[];
  /** Where more is told of it; none where that is here. */
  checkHref: string | null;
}

export interface PlateNote {
  key: string;
  label: string;
  value: string;
  explanation: string;
  tone: 'plain' | 'good' | 'watch';
}
