import { BlockList, isIP } from 'node:net';

/** Whether an address belongs to a proxy whose `X-Forwarded-For` is trusted. */
export type TrustedProxies = (address: string) => boolean;

const networksOfWord: ReadonlyMap<string, readonly string[]> = new Map([
  ['loopback', ['127.0.0.0/8', '::1/128']],
  ['private', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']],
]);

const mostKnown = 1000;

/** True for `loopback`, `private`, an IP address, and a network such as 10.0.0.0/8. */
function isProxyName(name: string): boolean {
  return networksOfWord.has(name) || parseNetwork(name) !== null;
}

/** How many proxies are in front of the site, if the operator gives a number instead of addresses. */
export function proxyCountOf(names: readonly string[]): number | null {
  const [name = ''] = names;
  return names.length === 1 && /^[1-9]$/.test(name) ? Number(name) : null;
}

/** A list of addresses, networks and words, or a count alone. */
export function areProxyNames(names: readonly string[]): boolean {
  return proxyCountOf(names) !== null || names.every(isProxyName);
}

export function createTrustedProxies(names: readonly string[]): TrustedProxies {
  // Whoever connects is the nearest of them.
  if (proxyCountOf(names) !== null) return (address) => isIP(address) !== 0;
  const trusted = new BlockList();
  for (const name of names.flatMap((each) => networksOfWord.get(each) ?? each)) {
    const network = parseNetwork(name);
    if (network) trusted.addSubnet(network.address, network.prefix, network.family);
  }
  const check = (address: string) => isIP(address) !== 0 && trusted.check(address, familyOf(address));
  // Asked at every request, mostly about the same few proxies.
  const known = new Map<string, boolean>();
  return (address) => {
    let isTrusted = known.get(address);
    if (isTrusted === undefined) {
      if (known.size >= mostKnown) known.clear();
      isTrusted = check(address);
      known.set(address, isTrusted);
    }
    return isTrusted;
  };
}

interface Network {
  address: string;
  prefix: number;
  family: 'ipv4' | 'ipv6';
}

function parseNetwork(text: string): Network | null {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  if (isIP(address) === 0) return null;
  const family = familyOf(address);
  const most = family === 'ipv4' ? 32 : 128;
  const prefix = bits === undefined ? most : Number(bits);
  return prefix <= most ? { address, prefix, family } : null;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
