import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrAddAccount, openDatabase } from '@forecourt/store';
import { copyEmptyDatabase } from '@forecourt/store/testing';
import { readNumberOption } from '../read-option.ts';
import { startServer } from '../server.ts';
import { measureGuesses } from './sign-in-guesses.ts';

/** How far apart the medians may be. */
const mostMs = 10;
/** An address gets five mails an hour. */
const mailsEach = 4;

interface Asked {
  ms: number;
  /** Everything that the browser gets, without what differs from one request to the next. */
  answer: string;
}

/** Whether the sign-in page tells who has an account, by its answer or by its time; `--addresses=60` says how many to ask for. */
export async function benchSignIn(): Promise<void> {
  const count = readNumberOption('addresses', 60);
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'));
  await copyEmptyDatabase(join(folder, 'db'));
  const databaseUrl = `pglite://${join(folder, 'db')}`;
  const addressOf = (kind: 'known' | 'other', index: number) => `${kind}-${1000 + index}@example.ie`;
  const db = await openDatabase(databaseUrl);
  for (let index = 0; index < count; index += 1) {
    await findOrAddAccount(db, addressOf('known', index), { at: new Date().toISOString() });
  }
  const isSafe = await measureGuesses(db);
  await db.close();
  const server = await startServer({
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    MARKET_SIZE: '50',
    TRUSTED_PROXIES: 'loopback',
  });
  const asked: Record<'known' | 'other', Asked[]> = { known: [], other: [] };
  try {
    const origin = `http://localhost:${server.port}`;
    // The first requests of a process are slow, whoever asks.
    for (let index = 0; index < 10; index += 1) await ask(origin, `warm-${index}@example.ie`, 200 + index);
    for (let turn = 0; turn < count * mailsEach; turn += 1) {
      const index = turn % count;
      // In turns, and each first as often as the other, so that a busy moment of the machine meets both.
      const order = turn % 2 === 0 ? (['known', 'other'] as const) : (['other', 'known'] as const);
      for (const kind of order) asked[kind].push(await ask(origin, addressOf(kind, index), turn));
    }
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
  const [known, other] = [medianOf(asked.known), medianOf(asked.other)];
  const answers = new Set([...asked.known, ...asked.other].map(({ answer }) => answer));
  console.log('| address | requests | median ms |\n|---|---|---|');
  console.log(`| has an account | ${asked.known.length} | ${known.toFixed(2)} |`);
  console.log(`| has none | ${asked.other.length} | ${other.toFixed(2)} |`);
  console.log(
    `\nDifferent answers: ${answers.size - 1}. Medians ${Math.abs(known - other).toFixed(2)} ms apart.`,
  );
  if (!isSafe || answers.size > 1 || Math.abs(known - other) > mostMs) process.exitCode = 1;
}

/** Asks for a mail from a network of its own, and reads the page that follows. */
async function ask(origin: string, email: string, turn: number): Promise<Asked> {
  const network = { 'X-Forwarded-For': `198.51.${100 + (turn >> 8)}.${turn % 256}` };
  const form = await fetch(`${origin}/sign-in`, { headers: network });
  const cookie = form.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const token = /name="([^"]*)" value="([^"]*)"/.exec(
    (await form.text()).match(/<input type="hidden"[^>]*>/)?.[0] ?? '',
  );
  const body = new URLSearchParams({ [token?.[1] ?? '']: token?.[2] ?? '', email, next: '/sell' });
  const started = performance.now();
  const sent = await fetch(`${origin}/sign-in`, {
    method: 'POST',
    headers: { ...network, Cookie: cookie, Origin: origin, Accept: 'text/html' },
    body,
    redirect: 'manual',
  });
  const text = await sent.text();
  const ms = performance.now() - started;
  const location = sent.headers.get('location') ?? '';
  if (sent.status !== 303 || !location.includes('/sign-in/code')) {
    throw new Error(`The sign-in page answered with ${sent.status} ${location} ${text.slice(0, 200)}`);
  }
  const next = await fetch(new URL(location, origin), { headers: { ...network, Cookie: cookie } });
  return { ms, answer: plain(`${sent.status} ${location}\n${text}\n${await next.text()}`, email) };
}

/** Addresses have the same length, so that only what must differ is replaced. */
function plain(answer: string, email: string): string {
  return answer
    .replaceAll(email, 'ADDRESS')
    .replaceAll(/mail=[\w%.-]+/g, 'mail=HANDLE')
    .replaceAll(/sign-in-\d+/g, 'sign-in-NUMBER')
    .replaceAll(/nonce="[^"]*"/g, 'nonce')
    .replaceAll(/[\w-]{32}/g, 'TOKEN');
}

function medianOf(all: readonly Asked[]): number {
  const sorted = all.map(({ ms }) => ms).sort((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? 0;
}
