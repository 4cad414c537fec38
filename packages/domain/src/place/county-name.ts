/** A county is known by its bare name: "Co. Cork", "Co Cork" and "County Cork" are all "Cork". */
export function countyName(text: string): string {
  return text.trim().replace(/^(?:co\.\s*|co\s+|county\s+)/i, '');
}
