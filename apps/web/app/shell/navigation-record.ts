/** One page of the visit, as the browser's history records it. */
export interface HistoryStep {
  /** Identifies the step: the router gives every navigation a new key. */
  key: string;
  /** Number of steps from the first page; a smaller index than before means that the visitor went back. */
  index: number;
  /** The browser loaded the page because of its Back or Forward button. */
  isReturn: boolean;
}

let last: HistoryStep | null = null;
let isBack = false;
/** Marks that let later pages find a step, by the step's index. A full page load clears them with everything else. */
const marks = new Map<number, string>();

export function recordNavigation(step: HistoryStep): void {
  // React may run an effect twice for the same page.
  if (step.key === last?.key) return;
  isBack = last === null ? step.isReturn : step.index < last.index;
  last = step;
  // Another page may have replaced the marked one.
  marks.delete(step.index);
}

/** Whether the visitor came to this page by going back. */
export function wasBackNavigation(): boolean {
  return isBack;
}

/** Lets a later page find its way back to the current one. */
export function markStep(mark: string): void {
  if (last) marks.set(last.index, mark);
}

/** How many steps back the latest page with this mark is; null if this visit has not passed one. */
export function stepsBackTo(mark: string): number | null {
  const here = last?.index ?? 0;
  const before = [...marks].flatMap(([index, each]) => (each === mark && index < here ? [index] : []));
  return before.length > 0 ? here - Math.max(...before) : null;
}
