/** The page that a saved list or a comparison leads back to: `Back to the results`. */
export function nameOfPage(from: string): string {
  if (from === '/') return 'home page';
  if (from.startsWith('/stores/')) return 'dealer';
  if (/\/fpa\/|\/advert\b/.test(from)) return 'advert';
  return /^\/(?:search|used-cars|commercials|bikes|dealers\/ireland)\b/.test(from)
    ? 'results'
    : 'previous page';
}
