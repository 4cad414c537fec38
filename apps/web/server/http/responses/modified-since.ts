/** As RFC 9110 requires: a tag, if there is one, decides alone; dates count in whole seconds. */
export function isUnchangedSince(headers: Headers, changedAt: string): boolean {
  if (headers.has('if-none-match')) return false;
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  return Math.floor(Date.parse(changedAt) / 1000) * 1000 <= since;
}
