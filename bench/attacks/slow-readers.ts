import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack } from './attack.ts';
import { formatWaits, watchBystander } from './bystander.ts';
import { withSite } from './site.ts';

const readers = 1000;
const addresses = 20;
/** Longer than the site's timeout for a reader that reads nothing. */
const seconds = 60;

/** A few machines that request pages and never read the responses. */
export const slowReaders: Attack = {
  name: `${readers} connections that never read their answer`,
  run: () =>
    withSite(async ({ port }) => {
      let closed = 0;
      const waits = await watchBystander(port, '/', async () => {
        const request = `GET /used-cars HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: identity\r\n\r\n`;
        const sockets = Array.from({ length: readers }, (_, index) => {
          const visitor = `X-Forwarded-For: 198.51.100.${index % addresses}\r\n\r\n`;
          const socket = connect(port, '127.0.0.1', () => socket.write(request.replace(/\r\n$/, visitor)));
          socket.pause();
          return socket.on('error', () => {}).on('close', () => closed++);
        });
        const end = Date.now() + seconds * 1000;
        while (closed < readers && Date.now() < end) await sleep(500);
        // A paused socket notices that it was closed only when it is read.
        for (const socket of sockets) socket.resume();
        await sleep(1000);
        for (const socket of sockets) socket.destroy();
      });
      return {
        held: waits.failed === 0 && waits.slowestMs < 3000,
        figure: `${formatWaits(waits)}; ${closed} were cut off`,
      };
    }),
};
