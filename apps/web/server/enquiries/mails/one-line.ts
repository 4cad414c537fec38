/** For a header: a line break would begin another one. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, 200);
}
