import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Minimal scripts of an ad server, an audience meter and a tag manager. */
const scripts: Record<string, string> = {
  '/ad.js': `window.displayAds = {
    fill(space, slot) {
      const ad = document.createElement('p');
      ad.textContent = 'An advertisement for ' + slot.name + ' among ' + slot.channel;
      space.append(ad);
    },
  };`,
  '/audience.js': 'window.audience = {};',
  '/utag.js': `window.sent = [];
    window.utag = {
      view: (data) => window.sent.push({ method: 'view', ...data }),
      link: (data) => window.sent.push({ method: 'link', ...data }),
    };`,
  '/silent.js': '// Leaves nothing behind.',
};

export interface OutsideHost {
  origin: string;
  /** The paths that browsers have requested, in order. */
  asked: string[];
  stop(): Promise<void>;
}

/** A third-party host on this machine. It records every request of a browser. */
export async function startOutsideHost(): Promise<OutsideHost> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const script = scripts[path];
    response.writeHead(script === undefined ? 404 : 200, { 'content-type': 'text/javascript' });
    response.end(script);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
