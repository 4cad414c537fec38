const mobileAgent =
  /\b(iPhone|iPod|Windows Phone|Opera Mini|BlackBerry)\b|\bAndroid\b.*\bMobile\b|\bMobile\b.*\bFirefox\b/;

/** A phone, by what the browser says outright or else by its name. Tablets get the full site. */
export function isMobileDevice(header: (name: string) => string | null | undefined): boolean {
  const stated = header('sec-ch-ua-mobile');
  if (stated === '?1' || stated === '?0') return stated === '?1';
  return mobileAgent.test(header('user-agent') ?? '');
}
