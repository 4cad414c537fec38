/** Whether there is anything to read: feeds send a blank for missing values. */
export function isPresent(text: string | null | undefined): text is string {
  return typeof text === 'string' && text.trim() !== '';
}
