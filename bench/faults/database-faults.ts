import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Fault, VisitedSite } from './visited-site.ts';

const lastingMs = 10_000;
/** Forms are refused with a sentence until the database is back; pages never are. */
const formsRefused = /^POST 503$/;

export const databaseFaults: readonly Fault[] = [
  {
    name: 'the database is stopped and started',
    mayBreak: formsRefused,
    async inflict({ postgres }) {
      await postgres.shutDown();
      await pause(lastingMs);
      await postgres.startAgain();
    },
  },
  {
    name: 'the database hangs',
    mayBreak: formsRefused,
    async inflict({ postgres }) {
      const resume = await postgres.suspend();
      await pause(lastingMs);
      resume();
    },
  },
  {
    name: 'the database answers 300 ms late',
    async inflict({ link }) {
      link.delayMs = 150;
      await pause(lastingMs);
      link.delayMs = 0;
    },
  },
  {
    name: 'every connection to the database is cut, 20 times',
    mayBreak: formsRefused,
    async inflict({ link }) {
      for (let count = 0; count < 20; count++) {
        link.cut();
        await pause(lastingMs / 20);
      }
    },
  },
  {
    name: 'the database becomes read-only',
    mayBreak: formsRefused,
    async inflict(site) {
      await setReadOnly(site, 'on');
      await pause(lastingMs);
      await setReadOnly(site, 'off');
    },
  },
  {
    name: 'the database is out of connections',
    mayBreak: formsRefused,
    async inflict({ databaseUrl, link }) {
      const others: pg.Client[] = [];
      // The site's own go too, and others take their places.
      link.cut();
      while (others.length < 1000) {
        const client = new pg.Client(databaseUrl);
        client.on('error', () => {});
        try {
          await client.connect();
        } catch {
          break;
        }
        others.push(client);
      }
      await pause(lastingMs);
      await Promise.all(others.map((client) => client.end()));
      return { held: others.length < 1000, figure: `${others.length} connections of somebody else` };
    },
  },
];

async function setReadOnly({ databaseUrl, link }: VisitedSite, value: 'on' | 'off'): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query('set default_transaction_read_only = off');
  await client.query(`alter database faults set default_transaction_read_only = ${value}`);
  await client.end();
  // It holds for new connections.
  link.cut();
}
