/** Longer addresses are made up by programs. */
const maxLength = 500;

/** Answered without rendering. */
const forPrograms = /^\/(rest|maps|sitemaps)\//;

/** Which page: its address, and whether it is the one for phones. Null for an address that is not worth keeping. */
export function formatPageKey(address: string, isMobile: boolean): string | null {
  return address.length > maxLength || forPrograms.test(address)
    ? null
    : `${isMobile ? 'phone' : 'other'} ${address}`;
}

export function parsePageKey(key: string): { address: string; isMobile: boolean } {
  const at = key.indexOf(' ');
  return { isMobile: key.slice(0, at) === 'phone', address: key.slice(at + 1) };
}
