const secondsInDay = 86_400;

export interface CookieOptions {
  /** Sent over HTTPS only. */
  isSecure?: boolean;
}

/** The text that sets a cookie for the whole site, for a number of days; 0 days removes it. */
export function formatCookie(
  name: string,
  value: string,
  days: number,
  { isSecure = false }: CookieOptions = {},
): string {
  const lifetime = Math.max(0, Math.round(days * secondsInDay));
  const cookie = `${encodeURIComponent(name)}=${encodeURIComponent(value)}; Max-Age=${lifetime}; Path=/; SameSite=Lax`;
  return isSecure ? `${cookie}; Secure` : cookie;
}

/** Finds a cookie in a `Cookie` header or in `document.cookie`; null when it is not there. */
export function readCookie(header: string | null | undefined, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const equals = pair.indexOf('=');
    if (equals < 0 || decode(pair.slice(0, equals).trim()) !== name) continue;
    return decode(pair.slice(equals + 1).trim());
  }
  return null;
}

/** Cookies set by other software need not be well encoded; they are then read as they stand. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
