import type { Context } from 'hono';
import { isPublicAddress } from '../media/private-address.ts';
import type { AppEnv } from './app-env.ts';

/**
 * Where a request comes from. A proxy of our own network names its client last; from anyone else the header is only a
 * claim, which would let a robot be somebody new each time.
 */
export function visitorAddress(c: Context<AppEnv>): string {
  const direct = withoutPrefix(c.env?.incoming?.socket?.remoteAddress ?? '');
  const named = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  return named && !isPublicAddress(direct) ? named : direct;
}

/** An IPv4 address of a socket that takes both kinds: `::ffff:10.0.0.1`. */
function withoutPrefix(address: string): string {
  return address.replace(/^::ffff:/i, '');
}
