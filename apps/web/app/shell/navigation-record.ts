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

export function recordNavigation(step: HistoryStep): void {
  // React may run an effect twice for the same page.
  if (step.key === last?.key) return;
  isBack = last === null ? step.isReturn : step.index < last.index;
  last = step;
}

/** Whether the visitor came to this page by going back. */
export function wasBackNavigation(): boolean {
  return isBack;
}
