/** A small check for drawings: every tag closed in order, every attribute quoted, every reference defined. */
export function findMarkupFault(markup: string): string | null {
  const open: string[] = [];
  let rest = markup;
  while (rest !== '') {
    const tag = /^<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/.exec(rest);
    if (!tag) return `not a tag: ${rest.slice(0, 40)}`;
    const [whole, isEnd, name = '', , isEmpty] = tag;
    if (isEnd && open.pop() !== name) return `</${name}> closes nothing`;
    if (!isEnd && !isEmpty) open.push(name);
    rest = rest.slice(whole.length);
  }
  return open.length > 0 ? `<${open.join('><')}> left open` : findDanglingReference(markup);
}

function findDanglingReference(markup: string): string | null {
  const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  if (new Set(ids).size < ids.length)
    return `the same id twice: ${ids.find((id, index) => ids.indexOf(id) !== index)}`;
  const used = [...markup.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(
    ([, paint, link]) => paint ?? link,
  );
  const missing = used.find((id) => !ids.includes(id));
  return missing === undefined ? null : `#${missing} is not defined`;
}
