import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ClosableSite {
  url: string;
  /** From then on nobody answers, as in a place without signal: not to pages, and not to their workers. */
  close(): void;
  open(): Promise<void>;
}

/** The site at another port, which can be closed. Switching a browser offline leaves its workers online. */
export async function openClosableSite(siteUrl: string): Promise<ClosableSite> {
  const { hostname, port } = new URL(siteUrl);
  const server = createServer((asked, answer) => {
    const { method, url: path, headers } = asked;
    const passed = request({ hostname, port, method, path, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.rawHeaders);
      response.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, 'localhost', resolve));
  await listen(0);
  const own = (server.address() as AddressInfo).port;
  return {
    url: `http://localhost:${own}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
    open: () => listen(own),
  };
}
