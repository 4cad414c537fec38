/** Typographic quotation marks and apostrophes, for text that does not go through Markdown. */
export function typeset(text: string): string {
  return text.replace(/"([^"]*)"/g, '“$1”').replace(/(?<=[\p{L}\p{N}])'/gu, '’');
}
