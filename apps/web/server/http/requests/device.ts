import { isbot } from 'isbot';

type ReadHeader = (name: string) => string | null | undefined;

const mobileAgent =
  /\b(iPhone|iPod|Windows Phone|Opera Mini|BlackBerry)\b|\bAndroid\b.*\bMobile\b|\bMobile\b.*\bFirefox\b/;

/** Longer than any browser's name. The patterns take quadratic time in the length. */
const longestAgent = 512;

/** A phone, by the browser's explicit hint or else by its name. Tablets get the full site. */
export function isMobileDevice(header: ReadHeader): boolean {
  if (statesDevice(header)) return header('sec-ch-ua-mobile') === '?1';
  return mobileAgent.test(readAgent(header));
}

/** Whether the browser, or a CDN on its behalf, says itself what it is: then its name decides nothing. */
export function statesDevice(header: ReadHeader): boolean {
  const stated = header('sec-ch-ua-mobile');
  return stated === '?1' || stated === '?0';
}

/** The headers by which `isMobileDevice` decides for this request. */
export function deviceHeaders(header: ReadHeader): string {
  return statesDevice(header) ? 'Sec-CH-UA-Mobile' : 'Sec-CH-UA-Mobile, User-Agent';
}

/** A search engine or a link preview, by its name. */
export function isCrawler(header: ReadHeader): boolean {
  return isbot(readAgent(header));
}

const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Headless)?(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['an iPhone', /\biPhone\b/],
  ['an iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['a Mac', /\bMacintosh\b/],
  ['Linux', /\b(Linux|CrOS)\b/],
] as const;

/** The browser and its system, as someone would recognise their own: `Firefox on Windows`. */
export function describeDevice(header: ReadHeader): string {
  const agent = readAgent(header);
  const find = (list: typeof browsers | typeof systems) => list.find(([, form]) => form.test(agent))?.[0];
  return `${find(browsers) ?? 'A browser'} on ${find(systems) ?? 'an unknown device'}`;
}

function readAgent(header: ReadHeader): string {
  return (header('user-agent') ?? '').slice(0, longestAgent);
}
