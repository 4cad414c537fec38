/**
 * For the `headers` of a screen behind a link in a mail: its address is a secret, which no cache may keep and no other site
 * may learn. Its own forms must still say where they come from, or they would be taken for forged ones.
 */
export function signedLinkHeaders() {
  return {
    'Cache-Control': 'private, no-store',
    'Referrer-Policy': 'same-origin',
    'X-Robots-Tag': 'noindex',
  };
}
