/** Parses a text of several paragraphs: keeps them and drops what cannot be shown or stored. */
export function parseParagraphs(
  label: string,
  stated: string,
  maxLength: number,
): { kind: 'ok'; text: string } | { kind: 'bad'; reason: string } {
  const { text, isCut } = cutParagraphs(stated, maxLength);
  return isCut
    ? { kind: 'bad', reason: `${label} is longer than ${maxLength} characters` }
    : { kind: 'ok', text };
}

/** The same, but truncates a text that is too long. */
export function cutParagraphs(stated: string, maxLength: number): { text: string; isCut: boolean } {
  const start = stated.slice(0, maxLength * 2).toWellFormed();
  const lines = start.includes('\r') ? start.replace(/\r\n?/g, '\n') : start;
  const text = lines.replace(hiddenExceptBreaks, '').trim();
  const isCut = stated.length > maxLength * 2 || text.length > maxLength;
  if (!isCut) return { text, isCut };
  const kept = text.slice(0, maxLength - 1).toWellFormed();
  return { text: `${kept.trimEnd()}…`, isCut };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for; PostgreSQL cannot store the first of them
const hiddenExceptBreaks = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;
