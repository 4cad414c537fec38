export interface Switcher {
  labels: readonly string[];
  selectedIndex: number;
  isDisabled: boolean;
}

/** The first label is selected until another is chosen. */
export function buildSwitcher(labels: readonly string[], isDisabled = false): Switcher {
  return { labels, selectedIndex: 0, isDisabled };
}

export interface SwitcherChoice {
  switcher: Switcher;
  /** What to report to whoever listens; null when the click did nothing. */
  report: { label: string; index: number } | null;
}

export function selectLabel(switcher: Switcher, index: number): SwitcherChoice {
  const label = switcher.labels[index];
  if (switcher.isDisabled || label === undefined) return { switcher, report: null };
  return { switcher: { ...switcher, selectedIndex: index }, report: { label, index } };
}
