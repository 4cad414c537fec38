/** A call of `run` as the text of a script element. `run` can name nothing outside itself; nothing in `data` ends the element. */
export function writeCall<T extends unknown[]>(run: (...data: T) => void, ...data: T): string {
  return `(${run})(${data.map((one) => JSON.stringify(one ?? null).replaceAll('<', '\\u003c')).join()})`;
}
