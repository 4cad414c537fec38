import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readNumberOption } from '../read-option.ts';
import type { Fault, VisitedSite } from './visited-site.ts';

/** Imported again and again, each time with another price. */
const importedAdverts = 500;
const lowestPrice = 12_001;
const importer = join(import.meta.dirname, '../../packages/store/src/feed/cli.ts');
const rounds = readNumberOption('rounds', 20);

/** Whoever was connected to a killed process sees the connection end, and a browser asks again. */
const cutOff = /ECONNRESET|ECONNREFUSED|socket hang up/;

export const killedProcesses: Fault = {
  name: `a process of the site and an import are killed, ${rounds} times`,
  mayBreak: cutOff,
  async inflict(site) {
    let kills = 0;
    for (let round = 0; round < rounds; round++) {
      const importing = await startImport(site, lowestPrice + round);
      await pause(200 + Math.random() * 3000);
      const processes = findChildren(site.pid);
      const unlucky = processes[Math.floor(Math.random() * processes.length)];
      if (unlucky) process.kill(unlucky, 'SIGKILL');
      importing.kill('SIGKILL');
      kills += unlucky ? 1 : 0;
      await pause(Math.random() * 5000);
    }
    const lastPrice = lowestPrice + rounds;
    await once(await startImport(site, lastPrice), 'close');
    const wrong = await waitForPrices(site, lastPrice);
    return {
      held: kills > 0 && wrong === null,
      figure: `${kills} killed; ${wrong ?? 'every process shows what was imported last'}`,
    };
  },
};

/** A whole site that is told to replace its processes, as an operator does with a new version. */
export const replacedProcesses: Fault = {
  name: 'the processes are replaced under load, 3 times',
  async inflict({ pid }) {
    for (let count = 0; count < 3; count++) {
      const before = new Set(findChildren(pid));
      process.kill(pid, 'SIGHUP');
      const isReplaced = () => findChildren(pid).every((child) => !before.has(child));
      for (const end = Date.now() + 60_000; !isReplaced() && Date.now() < end; ) await pause(200);
      if (!isReplaced()) return { held: false, figure: 'they were not replaced within a minute' };
    }
  },
};

async function startImport({ folder, databaseUrl }: VisitedSite, price: number): Promise<ChildProcess> {
  const file = join(folder, 'imported.ndjson');
  const rows = Array.from({ length: importedAdverts }, (_, number) =>
    JSON.stringify({
      reference: `killed-${number}`,
      channel: 'car',
      make: 'Toyota',
      model: 'Corolla',
      condition: 'Used',
      year: 2019,
      price,
      title: `Corolla ${number}`,
      county: 'Cork',
      town: 'Mallow',
      sellerType: 'private',
      sellerName: 'Aoife',
      sellerPhone: '020 910 0001',
    }),
  );
  await writeFile(file, rows.join('\n'));
  return spawn(process.execPath, [importer, file, '--allow-mass-end'], {
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: folder, LOG_LEVEL: 'fatal' },
    stdio: 'ignore',
  });
}

/** What is wrong with the prices that visitors find, or null. Asked often enough to meet every process. */
async function waitForPrices({ port }: VisitedSite, lastPrice: number): Promise<string | null> {
  const countAt = async (from: number, to: number) => {
    const address = `http://127.0.0.1:${port}/rest/1.0/Car/stock?make=toyota&model=corolla&minPrice=${from}&maxPrice=${to}`;
    const response = await fetch(address, { headers: { Connection: 'close' } });
    const { items, totalResults } = (await response.json()) as {
      items: { title: string }[];
      totalResults: number;
    };
    return items.some(({ title }) => /^Corolla \d+$/.test(title)) ? totalResults : 0;
  };
  let wrong = '';
  for (const end = Date.now() + 60_000; Date.now() < end; await pause(500)) {
    const asked = Array.from({ length: 12 }, () =>
      Promise.all([countAt(lowestPrice, lastPrice - 1), countAt(lastPrice, lastPrice)]).catch(() => [-1, -1]),
    );
    const counts = await Promise.all(asked);
    const bad = counts.find(([old, latest]) => old !== 0 || (latest ?? 0) < importedAdverts);
    if (!bad) return null;
    wrong = `${bad[0]} adverts with an old price and ${bad[1]} of ${importedAdverts} with the last one`;
  }
  return wrong;
}

function findChildren(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean).map(Number);
}
