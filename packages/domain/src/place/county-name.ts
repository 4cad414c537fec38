/**
 * A county is identified by its bare name: "Co. Cork", "Co Cork", "County Cork" and the slug "co-cork" are
 * all "Cork".
 */
export function countyName(text: string): string {
  return text.trim().replace(/^(?:co\.\s*|(?:co|county|contae|condae)[\s-]+)/i, '');
}
