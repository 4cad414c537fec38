/**
 * A call of `run` as the text of a script element. `run` must not refer to anything outside itself; nothing
 * in `data` can close the element.
 */
export function writeCall<T extends unknown[]>(run: (...data: T) => void, ...data: T): string {
  return `(${withoutIndents(run)})(${data.map((one) => JSON.stringify(one ?? null).replaceAll('<', '\\u003c')).join()})`;
}

/** The server's build is not minified. A function with a template of several lines would change its meaning. */
function withoutIndents(run: unknown): string {
  return String(run).replace(/\n\s+/g, '\n').replaceAll('/* @__PURE__ */ ', '');
}
