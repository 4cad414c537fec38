import { startPostgres } from '@forecourt/store/testing';
import type { Attack } from '../attacks/attack.ts';
import { ask } from '../attacks/requests.ts';
import { withSite } from '../attacks/site.ts';

const pages = ['/', '/used-cars', '/dealers', '/terms-and-conditions'];

/** A database that accepts calls and never answers: pages that memory can serve, then a shutdown. */
export const hungDatabase: Attack = {
  name: 'a database that hangs',
  async run() {
    const postgres = await startPostgres();
    const url = await postgres.createDatabase('attacked');
    let resume: () => void = () => {};
    try {
      let stopStarted = 0;
      const answers = await withSite(
        async ({ port }) => {
          for (const path of pages) await ask(port, { path });
          resume = await postgres.suspend();
          const all = await Promise.all(pages.map((path) => ask(port, { path })));
          stopStarted = performance.now();
          return all;
        },
        { DATABASE_URL: url, SHUTDOWN_SECONDS: '5' },
      );
      const shutdownSeconds = (performance.now() - stopStarted) / 1000;
      const slowest = Math.max(...answers.map(({ ms }) => ms));
      return {
        held: answers.every(({ status }) => status === 200) && slowest < 5000 && shutdownSeconds < 7,
        figure: `${pages.join(', ')} answered ${answers.map(({ status }) => status).join(', ')}, the slowest after ${Math.round(slowest)} ms; the shutdown took ${shutdownSeconds.toFixed(1)} s of 5`,
      };
    } finally {
      resume();
      await postgres.stop();
    }
  },
};
