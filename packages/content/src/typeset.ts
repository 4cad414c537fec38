/** Quotation marks and apostrophes as a printer sets them, for words that do not go through Markdown. */
export function typeset(text: string): string {
  return text.replace(/"([^"]*)"/g, '“$1”').replace(/(?<=[\p{L}\p{N}])'/gu, '’');
}
