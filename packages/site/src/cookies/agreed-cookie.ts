const wellFormed = /^agreed-\d{1,9}=([\w-]{1,80})$/;
const mostRead = 20;

/**
 * The tokens of the links by which somebody without an account has opened conversations with an agreed meeting in this
 * browser. Each has a cookie of its own: the pages that set them do not get them.
 */
export function readAgreedTokens(cookies: string | null): string[] {
  return (cookies ?? '')
    .split(';')
    .flatMap((pair) => wellFormed.exec(pair.trim())?.[1] ?? [])
    .slice(0, mostRead);
}

/** The page, what is below it, and its data when a script opens it: to a browser that is a page beside it. */
const paths = ['/viewing-day', '/viewing-day.data'] as const;

/** The `Set-Cookie` headers. Only the pages of a viewing day get it. */
export function formatAgreedCookie(
  { conversationId, token, maxAgeSeconds }: { conversationId: number; token: string; maxAgeSeconds: number },
  isSecure: boolean,
): string[] {
  const rest = `Max-Age=${maxAgeSeconds}; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`;
  return paths.map((path) => `agreed-${conversationId}=${token}; Path=${path}; ${rest}`);
}
