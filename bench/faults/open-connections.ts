import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack } from '../attacks/attack.ts';
import { ask } from '../attacks/requests.ts';
import { withSite } from '../attacks/site.ts';

const idle = 10_000;
const slow = 500;
const pages = ['/', '/used-cars', '/used-cars/toyota', '/dealers'];
const requests = 400;

/** Visitors who are connected and do nothing. */
export const idleConnections: Attack = {
  name: `${idle.toLocaleString('en')} idle connections`,
  run: () =>
    withSite(async ({ port }) => {
      await measurePages(port);
      const before = await measurePages(port);
      const sockets: Socket[] = [];
      for (let count = 0; count < idle; count += 250) {
        sockets.push(...(await Promise.all(Array.from({ length: 250 }, () => open(port)))));
      }
      const stillOpen = () => sockets.filter(({ destroyed }) => !destroyed).length;
      const held = stillOpen();
      const during = await measurePages(port);
      const after = stillOpen();
      for (const socket of sockets) socket.destroy();
      return {
        held: during.failed === 0 && during.p99Ms <= 2 * before.p99Ms,
        figure: `${held} stayed open at first, ${after} at the end; p99 of pages ${before.p99Ms.toFixed(0)} ms without and ${during.p99Ms.toFixed(0)} ms with them, ${during.failed} failed`,
      };
    }),
};

/** Visitors who send a request one byte a second. */
export const slowSenders: Attack = {
  name: `${slow} connections that send a byte a second`,
  run: () =>
    withSite(async ({ port }) => {
      await measurePages(port);
      const before = await measurePages(port);
      const sockets = await Promise.all(Array.from({ length: slow }, () => open(port)));
      const request = `POST /sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n`;
      let sent = 0;
      const sending = setInterval(() => {
        for (const socket of sockets)
          if (!socket.destroyed) socket.write(request[sent % request.length] ?? '');
        sent++;
      }, 1000);
      const during = await measurePages(port);
      // Longer than the site waits for a request.
      const end = Date.now() + 90_000;
      while (sockets.some(({ destroyed }) => !destroyed) && Date.now() < end) await sleep(500);
      clearInterval(sending);
      const left = sockets.filter(({ destroyed }) => !destroyed).length;
      for (const socket of sockets) socket.destroy();
      return {
        held: during.failed === 0 && left === 0 && during.p99Ms <= 2 * before.p99Ms,
        figure: `${left} of them are connected after ${sent} s; p99 of pages ${before.p99Ms.toFixed(0)} ms without and ${during.p99Ms.toFixed(0)} ms with them, ${during.failed} failed`,
      };
    }),
};

function open(port: number): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    // A socket that nobody reads does not notice its end.
    socket.on('error', () => resolve(socket)).resume();
  });
}

async function measurePages(port: number): Promise<{ p99Ms: number; failed: number }> {
  const times: number[] = [];
  let failed = 0;
  for (let count = 0; count < requests; count++) {
    const { status, ms } = await ask(port, {
      path: pages[count % pages.length] ?? '/',
      visitor: '192.0.2.9',
    });
    times.push(ms);
    if (status !== 200) failed++;
  }
  times.sort((a, b) => a - b);
  return { p99Ms: times[Math.floor(times.length * 0.99)] ?? 0, failed };
}
