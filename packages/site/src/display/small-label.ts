const firstLongLabel = 28;

/** A button's label of 28 or more characters gets the smaller size, so that the button stays on one line. */
export function isSmallLabel(label: string): boolean {
  return label.length >= firstLongLabel;
}
