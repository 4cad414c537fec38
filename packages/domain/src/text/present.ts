/** Whether there is anything to read: feeds send a blank for what they do not have. */
export function isPresent(text: string | null | undefined): text is string {
  return typeof text === 'string' && text.trim() !== '';
}
