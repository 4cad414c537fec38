import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack } from './attack.ts';
import { formatWaits, watchBystander } from './bystander.ts';
import { withSite } from './site.ts';

const connections = 400;
const requestsEach = 20;
const seconds = 10;

/** Available on every Linux; elsewhere the other visitor has the same address and is cut off too. */
const attacker = '127.0.0.2';

/** Connections that send further requests without waiting for the responses. */
export const pipelining: Attack = {
  name: `${connections} connections with ${requestsEach} requests each at once`,
  run: () =>
    withSite(
      async ({ port }) => {
        const waits = await watchBystander(port, '/healthz', async () => {
          const request = 'GET /used-cars HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(requestsEach);
          const target = { port, host: '127.0.0.1', localAddress: attacker };
          const sockets = Array.from({ length: connections }, () => {
            const socket = connect(target, () => socket.write(request));
            return socket.on('error', () => {}).resume();
          });
          await sleep(seconds * 1000);
          for (const socket of sockets) socket.destroy();
        });
        return { held: waits.failed === 0 && waits.slowestMs < 1000, figure: formatWaits(waits) };
      },
      // Proxies do not pipeline, so pipelining does not count against a proxy's address.
      { TRUSTED_PROXIES: '' },
    ),
};
