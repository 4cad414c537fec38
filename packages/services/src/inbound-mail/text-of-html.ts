const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** The words of a mail that has no plain text. What is quoted, and what is not shown, is left out. */
export function textOfHtml(html: string): string {
  return html
    .replaceAll(/<(head|style|script|blockquote)\b.*?<\/\1\s*>/gis, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<(br|\/p|\/div|\/li|\/tr)\b[^>]*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#(x[0-9a-f]+|\d+);/gi, (_, code: string) => characterOf(code))
    .replaceAll(/&([a-z]+);/gi, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim();
}

function characterOf(code: string): string {
  const point = /^x/i.test(code) ? Number.parseInt(code.slice(1), 16) : Number(code);
  return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : '';
}
