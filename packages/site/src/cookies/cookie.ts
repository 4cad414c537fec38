/** Finds a cookie in a `Cookie` header or in `document.cookie`; null if it is not there. */
export function readCookie(header: string | null | undefined, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const equals = pair.indexOf('=');
    if (equals < 0 || decode(pair.slice(0, equals).trim()) !== name) continue;
    return decode(pair.slice(equals + 1).trim());
  }
  return null;
}

/** Cookies set by other software may be badly encoded; they are then returned as they are. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
