import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen } from '../free-port.ts';

/** The network between a site and its database. */
export interface Link {
  port: number;
  /** How long everything takes, in each direction. */
  delayMs: number;
  /** Cuts every connection; new ones are accepted. */
  cut(): void;
  stop(): Promise<void>;
}

export async function startLink(target: number): Promise<Link> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target, 'localhost');
    pass(near, far);
    pass(far, near);
  });
  const link: Link = {
    port: await listen(server),
    delayMs: 0,
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    async stop() {
      link.cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  function pass(from: Socket, to: Socket): void {
    sockets.add(from);
    let passed = Promise.resolve();
    /** In order, also when the delay becomes shorter. */
    const later = (work: () => void) => {
      const due = performance.now() + link.delayMs;
      passed = passed.then(async () => {
        const waitMs = due - performance.now();
        if (waitMs > 0) await sleep(waitMs);
        work();
      });
    };
    from.on('data', (chunk) => later(() => to.write(chunk)));
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      later(() => to.end());
    });
  }

  return link;
}
