/** Reads a text of several paragraphs: those stay; what cannot be shown or stored goes. */
export function parseParagraphs(
  label: string,
  stated: string,
  maxLength: number,
):
  | { kind: 'ok'; text: string }
  | { kind: 'bad'; reason: string /** As much of it as there is room for. */; cut: string } {
  const start = stated.slice(0, maxLength * 2).toWellFormed();
  const lines = start.includes('\r') ? start.replace(/\r\n?/g, '\n') : start;
  const text = lines.replace(hiddenExceptBreaks, '').trim();
  if (stated.length <= maxLength * 2 && text.length <= maxLength) return { kind: 'ok', text };
  const cut = `${text
    .slice(0, maxLength - 1)
    .toWellFormed()
    .trimEnd()}…`;
  return { kind: 'bad', reason: `${label} is longer than ${maxLength} characters`, cut };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for; PostgreSQL cannot store the first of them
const hiddenExceptBreaks = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;
