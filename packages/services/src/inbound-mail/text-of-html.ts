const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** A tag, or a run of text. A tag that does not end is given up at the next one: anybody may send megabytes of them. */
const tokenForm = /<[^<>]*>|<|[^<]+/g;
const tagForm = /^<(\/?)([a-z]+)/i;
/** Their content is what is quoted, or is not shown. */
const leftOut: ReadonlySet<string> = new Set(['head', 'style', 'script', 'blockquote']);
const lineEnds: ReadonlySet<string> = new Set(['/p', '/div', '/li', '/tr', 'br']);

/** The words of a mail that has no plain text. What is quoted, and what is not shown, is left out. */
export function textOfHtml(html: string): string {
  let within: string | null = null;
  let depth = 0;
  let text = '';
  for (const [token] of withoutComments(html).matchAll(tokenForm)) {
    const [, slash = '', written = ''] = tagForm.exec(token) ?? [];
    const name = written.toLowerCase();
    if (within !== null) {
      if (name === within) depth += slash === '' ? 1 : -1;
      if (depth === 0) within = null;
    } else if (slash === '' && leftOut.has(name)) {
      within = name;
      depth = 1;
    } else if (lineEnds.has(slash + name)) text += '\n';
    else if (!/^<./s.test(token)) text += token.replaceAll(/\s+/g, ' ');
  }
  return text
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/&#(x[0-9a-f]+|\d+);/gi, (_, code: string) => characterOf(code))
    .replaceAll(/&([a-z]+);/gi, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim();
}

function withoutComments(html: string): string {
  let kept = '';
  let from = 0;
  for (;;) {
    const start = html.indexOf('<!--', from);
    const end = start === -1 ? -1 : html.indexOf('-->', start + 4);
    if (end === -1) return kept + html.slice(from);
    kept += html.slice(from, start);
    from = end + 3;
  }
}

function characterOf(code: string): string {
  const point = /^x/i.test(code) ? Number.parseInt(code.slice(1), 16) : Number(code);
  return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : '';
}
