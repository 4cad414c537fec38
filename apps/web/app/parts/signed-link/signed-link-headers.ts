/**
 * For the `headers` of a screen behind an emailed link: its address is a secret, which no cache may store and
 * no other site may learn. Its own forms must still send their origin, or they would be taken for forged
 * ones.
 */
export function signedLinkHeaders() {
  return {
    'Cache-Control': 'private, no-store',
    'Referrer-Policy': 'same-origin',
    'X-Robots-Tag': 'noindex',
  };
}
