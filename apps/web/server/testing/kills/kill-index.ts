import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('index-process.ts', import.meta.url));

export interface IndexKillOptions {
  databaseUrl: string;
  /** Where the index is kept from one process to the next. */
  folder: string;
  rounds: number;
  adverts: number;
  /** From 0 to 1. */
  random: () => number;
}

export interface IndexKillOutcome {
  /** Prices that were stored, as the process had said. */
  changes: number;
  /** How many processes began with an index that another one had kept. */
  keptStarts: number;
  /** A sentence for each advert whose last price was lost, or is not what a search finds. */
  problems: string[];
}

/**
 * Kills a process that changes prices, shows them in its index and keeps that index, again and again, wherever it is. Then
 * compares what the last one shows with what was stored.
 */
export async function killIndex(options: IndexKillOptions): Promise<IndexKillOutcome> {
  const { rounds, adverts, random } = options;
  const prices = new Map<string, number>();
  const outcome: IndexKillOutcome = { changes: 0, keptStarts: 0, problems: [] };
  for (let round = 0; round < rounds; round++) {
    // Every price is new, so that a search for it finds one advert.
    const firstPrice = 1000 + Math.max(0, ...prices.values());
    const killAfter = { lines: 1 + random() * 3 * adverts, ms: random() * 50 };
    const lines = await runProcess(options, { firstPrice, killAfter });
    for (const [what, name = '', price] of lines) {
      if (what === 'ready' && Number(name) > 0) outcome.keptStarts++;
      if (what !== 'price') continue;
      outcome.changes++;
      prices.set(name, Number(price));
    }
  }
  const shown = new Map<string, number>();
  for (const [what, name = '', price] of await runProcess(options, null)) {
    if (what === 'shown') shown.set(name, Number(price));
  }
  for (let number = 0; number < adverts; number++) {
    const [stored, seen] = [prices.get(`n${number}`) ?? 0, shown.get(`n${number}`)];
    // A price may be stored that the process had no time to say.
    if (seen === undefined || seen < stored)
      outcome.problems.push(`n${number} is shown at ${seen}, and was stored at ${stored}`);
  }
  return outcome;
}

/** Kills it so long after so many lines, or lets it compare. Returns the words of the lines that it wrote. */
async function runProcess(
  { databaseUrl, folder, adverts }: IndexKillOptions,
  kill: { firstPrice: number; killAfter: { lines: number; ms: number } } | null,
): Promise<string[][]> {
  const environment = {
    DATABASE_URL: databaseUrl,
    FOLDER: folder,
    ADVERTS: String(adverts),
    FIRST_PRICE: String(kill?.firstPrice ?? 0),
    CHECK: kill ? '' : '1',
  };
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const ended = once(child, 'close');
  child.stdout.on('data', (chunk) => {
    output += chunk;
    if (!kill || linesOf(output).length < kill.killAfter.lines) return;
    setTimeout(() => child.kill('SIGKILL'), kill.killAfter.ms);
  });
  const [code, signal] = await ended;
  if (kill ? signal !== 'SIGKILL' : code !== 0) throw new Error(`The process failed: ${output}`);
  return linesOf(output).map((line) => line.split(' '));
}

/** The last one may have been cut off. */
function linesOf(output: string): string[] {
  return output.split('\n').slice(0, -1);
}
