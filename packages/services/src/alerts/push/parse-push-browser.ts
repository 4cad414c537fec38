import type { PushBrowser } from '@forecourt/store';

/** The makers of browsers that take notifications. This site sends to no other address, whatever a browser says. */
const makers: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /(^|\.)push\.services\.mozilla\.com$/,
  /(^|\.)push\.apple\.com$/,
  /(^|\.)notify\.windows\.com$/,
];

const longestEndpoint = 1000;
const publicKeyPattern = /^[A-Za-z0-9_-]{87}$/;
const secretPattern = /^[A-Za-z0-9_-]{22}$/;

/** A browser's description of itself (`PushSubscription.toJSON()`); null if it is none. */
export function parsePushBrowser(sent: unknown): Omit<PushBrowser, 'id'> | null {
  const { endpoint, keys } = (sent ?? {}) as { endpoint?: unknown; keys?: unknown };
  const { p256dh, auth } = (keys ?? {}) as { p256dh?: unknown; auth?: unknown };
  if (typeof endpoint !== 'string' || endpoint.length > longestEndpoint) return null;
  if (typeof p256dh !== 'string' || !publicKeyPattern.test(p256dh)) return null;
  if (typeof auth !== 'string' || !secretPattern.test(auth)) return null;
  const url = URL.parse(endpoint);
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '') return null;
  if (!makers.some((maker) => maker.test(url.hostname))) return null;
  // As it is written in a request: some characters of an address as it is sent are stored by no database.
  return { endpoint: url.href, publicKey: p256dh, secret: auth };
}
