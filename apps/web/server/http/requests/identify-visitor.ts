import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { HashVisitor } from '@forecourt/services/open';
import type { MiddlewareHandler } from 'hono';
import { isPublicAddress } from '../../media/private-address.ts';
import type { AppEnv } from '../app-env.ts';
import { logSecurityEvent } from '../log-security-event.ts';
import { createTrustedProxies, proxyCountOf } from './trusted-proxies.ts';

export interface VisitorOptions {
  trustedProxies: readonly string[];
  hashVisitor: HashVisitor;
}

/**
 * Sets `visitorAddress`, which the limits count by. `X-Forwarded-For` is trusted only from the proxies that
 * the operator lists: from anyone else it is a claim that would make a robot a new visitor with each request.
 */
export function identifyVisitor({ trustedProxies, hashVisitor }: VisitorOptions): MiddlewareHandler<AppEnv> {
  const isTrusted = createTrustedProxies(trustedProxies);
  const findVisitor = createAddressFinder(trustedProxies);
  let hasWarned = false;
  return async (c, next) => {
    const direct = withoutPrefix(c.env?.incoming?.socket?.remoteAddress ?? '');
    const forwarded = c.req.header('x-forwarded-for');
    if (forwarded && !hasWarned && isIP(direct) !== 0 && !isPublicAddress(direct) && !isTrusted(direct)) {
      hasWarned = true;
      c.get('log').warn(
        { proxy: direct },
        'A proxy forwards visitors but TRUSTED_PROXIES does not name it: all of them share one rate limit',
      );
    }
    c.set('visitorAddress', formatVisitor(findVisitor(direct, forwarded)));
    c.set('logSecurityEvent', (event, details) => logSecurityEvent(c, hashVisitor, event, details));
    await next();
  };
}

/** The same for a request that the application does not see. */
export function createVisitorFinder(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const findVisitor = createAddressFinder(trustedProxies);
  return ({ socket, headers }) => {
    const forwarded = headers['x-forwarded-for'];
    const direct = withoutPrefix(socket.remoteAddress ?? '');
    return formatVisitor(findVisitor(direct, forwarded?.toString()));
  };
}

type FindAddress = (direct: string, forwarded: string | undefined) => string;

/** Each proxy appends the peer it saw, so the header is read from the right. */
function createAddressFinder(trustedProxies: readonly string[]): FindAddress {
  const count = proxyCountOf(trustedProxies);
  if (count !== null) return (direct, forwarded) => stepBack(direct, forwarded, (steps) => steps < count);
  const isTrusted = createTrustedProxies(trustedProxies);
  return (direct, forwarded) => stepBack(direct, forwarded, (_, address) => isTrusted(address));
}

/** From the nearest address to the one that the proxy there names, while that proxy is believed. */
function stepBack(
  direct: string,
  forwarded: string | undefined,
  isBelieved: (steps: number, address: string) => boolean,
): string {
  const named = forwarded?.split(',') ?? [];
  let visitor = direct;
  for (let steps = 0; named.length > 0 && isBelieved(steps, visitor); steps++) {
    const next = parseForwarded(named.pop() ?? '');
    if (next === null) break;
    visitor = next;
  }
  return visitor;
}

/** Some load balancers add the port: `198.51.100.7:4711`, `[2001:db8::7]:4711`. */
function parseForwarded(text: string): string | null {
  const trimmed = text.trim();
  const [, host = trimmed] = /^\[(.+)\](?::\d+)?$/.exec(trimmed) ?? /^([\d.]+):\d+$/.exec(trimmed) ?? [];
  const address = withoutPrefix(host);
  return isIP(address) === 0 ? null : address;
}

/** An IPv4 address that is written as IPv6: `::ffff:10.0.0.1` on a dual-stack socket, in any spelling from a proxy. */
export function withoutPrefix(address: string): string {
  // Few have it, and everyone's is looked at.
  if (!/^[0:]+:ffff:/i.test(address)) return address;
  const [, usual] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (usual) return usual;
  if (isIP(address) !== 6) return address;
  const [, high, low] =
    /^\[::ffff:([\da-f]+):([\da-f]+)\]$/.exec(URL.parse(`http://[${address}]`)?.hostname ?? '') ?? [];
  if (!high || !low) return address;
  const halves = [high, low].map((half) => Number.parseInt(half, 16));
  return halves.flatMap((half) => [half >> 8, half & 255]).join('.');
}

/** An IPv6 customer has a 64-bit network to choose addresses from: the network is the visitor. */
export function formatVisitor(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array<string>(missing).fill('0'), ...last];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
