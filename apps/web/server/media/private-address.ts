import { BlockList, isIP } from 'node:net';

/**
 * Networks that a feed must not make the server access: itself, its neighbours, and anything that is not a
 * single host.
 */
const blocked = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  blocked.addSubnet(network, prefix, 'ipv4');
}
// Only 2000::/3 is allocated to the public; 6to4 and NAT64 could smuggle a private IPv4 address through it.
const publicIpv6 = new BlockList();
publicIpv6.addSubnet('2000::', 3, 'ipv6');
const smuggling = new BlockList();
smuggling.addSubnet('2002::', 16, 'ipv6');
smuggling.addSubnet('2001::', 32, 'ipv6');
smuggling.addSubnet('2001:db8::', 32, 'ipv6');

export function isPublicAddress(ip: string): boolean {
  switch (isIP(ip)) {
    case 4:
      return !blocked.check(ip, 'ipv4');
    case 6:
      return publicIpv6.check(ip, 'ipv6') && !smuggling.check(ip, 'ipv6');
    default:
      return false;
  }
}
