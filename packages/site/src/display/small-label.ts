const firstLongLabel = 28;

/** A button's label from 28 characters on is set in the smaller size, so that the button keeps to one line. */
export function isSmallLabel(label: string): boolean {
  return label.length >= firstLongLabel;
}
