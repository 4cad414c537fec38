/** One page of the visit, as the browser's history knows it. */
export interface HistoryStep {
  /** Names the step: the router gives every navigation a new one. */
  key: string;
  /** How many steps from the first one; smaller than before means that the visitor went back. */
  index: number;
  /** The browser loaded the page because of its Back or Forward button. */
  isReturn: boolean;
}

let last: HistoryStep | null = null;
let isBack = false;
/** What pages are known by to later ones, by the index of their step. A full page load forgets them with everything else. */
const marks = new Map<number, string>();

export function recordNavigation(step: HistoryStep): void {
  // React may run an effect twice for the same page.
  if (step.key === last?.key) return;
  isBack = last === null ? step.isReturn : step.index < last.index;
  last = step;
  // Another page may have taken the place of the one that was marked.
  marks.delete(step.index);
}

/** Whether the visitor came to this page by going back. */
export function wasBackNavigation(): boolean {
  return isBack;
}

/** Lets a later page find the way back to the one that is shown. */
export function markStep(mark: string): void {
  if (last) marks.set(last.index, mark);
}

/** How many steps back the latest page with that mark is; null when this visit has come by none. */
export function stepsBackTo(mark: string): number | null {
  const here = last?.index ?? 0;
  const before = [...marks].flatMap(([index, each]) => (each === mark && index < here ? [index] : []));
  return before.length > 0 ? here - Math.max(...before) : null;
}
