const secondsInDay = 86_400;

/** Browsers keep no cookie longer. */
const mostDays = 400;

export interface CookieOptions {
  /** Sent over HTTPS only. */
  isSecure?: boolean;
}

/**
 * The text that sets a cookie for the whole site, for a number of days; 0 days removes it. What is no number of days
 * makes a cookie that lasts as long as the browser is open.
 */
export function formatCookie(
  name: string,
  value: string,
  days: number,
  { isSecure = false }: CookieOptions = {},
): string {
  const parts = [`${encode(name)}=${encode(value)}`];
  if (!Number.isNaN(days)) parts.push(`Max-Age=${lifetimeSeconds(days)}`);
  parts.push('Path=/', 'SameSite=Lax');
  if (isSecure) parts.push('Secure');
  return parts.join('; ');
}

function lifetimeSeconds(days: number): number {
  return Math.round(Math.min(mostDays, Math.max(0, days)) * secondsInDay);
}

/** Half of a surrogate pair, as cutting a text can leave behind, has no encoding and would throw. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
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
