import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { publicReferenceOf } from '@forecourt/domain';
import { exampleAdvert } from '@forecourt/services/testing';
import { addAlert, exportPerson, saveAlertPosition, upsertAdverts } from '@forecourt/store';
import { openDatabase } from '@forecourt/store/opening';

const script = fileURLToPath(new URL('alert-process.ts', import.meta.url));

export interface AlertKillOptions {
  databaseUrl: string;
  rounds: number;
  people: number;
  /** From 0 to 1. */
  random: () => number;
}

export interface AlertKillOutcome {
  /** Things that everyone together should have been told, and those that they were. */
  expected: number;
  told: number;
  mails: number;
  /** A sentence for each thing that was told twice, or to nobody. */
  problems: string[];
}

const advertsARound = 10;
const begin = Date.parse('2026-11-09T09:00:00.000Z');
const addressOf = (person: number) => `person-${person}@example.ie`;

/**
 * Kills a process that tells people about new adverts, again and again, wherever it is; the next one goes on. Then compares
 * what everyone was told with what was advertised.
 */
export async function killAlerts(options: AlertKillOptions): Promise<AlertKillOutcome> {
  const { databaseUrl, rounds, people, random } = options;
  await withDatabase(databaseUrl, async (db) => {
    await saveAlertPosition(db, 0);
    const at = new Date(begin).toISOString();
    const choices = { pace: 'at-once', events: ['new'], ways: ['mail'] } as const;
    for (let person = 0; person < people; person++) {
      const wanted = { email: addressOf(person), kind: 'search' as const, subject: '/search/ford' };
      await addAlert(db, { ...wanted, ...choices }, { at });
    }
  });
  for (let round = 0; round < rounds; round++) {
    const start = begin + (round + 1) * 3_600_000;
    await withDatabase(databaseUrl, async (db) => {
      const drafts = Array.from({ length: advertsARound }, (_, index) =>
        draftOf(round * advertsARound + index),
      );
      await upsertAdverts(db, drafts, { at: new Date(start).toISOString() });
    });
    await runProcess(databaseUrl, start, { killAfterMs: random() * 400 });
  }
  await runProcess(databaseUrl, begin + (rounds + 30) * 3_600_000, null);
  return compare(options);
}

function draftOf(number: number) {
  const plain = exampleAdvert();
  const vehicle = { ...plain.vehicle, make: 'Ford', registration: `191-D-${1000 + number}` };
  return { ...plain, source: 'example', sourceReference: `n${number}`, vehicle, price: 9000 + number };
}

async function compare({ databaseUrl, rounds, people }: AlertKillOptions): Promise<AlertKillOutcome> {
  const outcome: AlertKillOutcome = { expected: 0, told: 0, mails: 0, problems: [] };
  await withDatabase(databaseUrl, async (db) => {
    for (let person = 0; person < people; person++) {
      const { watched, mails } = await exportPerson(db, addressOf(person));
      const told = watched?.told ?? [];
      outcome.told += told.length;
      outcome.mails += mails.length;
      const notices = new Set(mails.map(({ aboutId }) => aboutId));
      if (notices.size !== mails.length)
        outcome.problems.push(`${addressOf(person)} has two mails of one notice`);
      for (let number = 0; number < rounds * advertsARound; number++) {
        outcome.expected++;
        const reference = publicReferenceOf('example', `n${number}`);
        const times = told.filter(({ publicReference }) => publicReference === reference);
        const isMailed = times.every(({ noticeId }) => noticeId !== null && notices.has(noticeId));
        if (times.length !== 1 || !isMailed) {
          outcome.problems.push(`${addressOf(person)} was told ${times.length} times of n${number}`);
        }
      }
    }
  });
  return outcome;
}

async function withDatabase(
  url: string,
  work: (db: Awaited<ReturnType<typeof openDatabase>>) => Promise<void>,
): Promise<void> {
  const db = await openDatabase(url);
  try {
    await work(db);
  } finally {
    await db.close();
  }
}

/** Kills it so long after its first word, or lets it finish. */
async function runProcess(
  databaseUrl: string,
  start: number,
  kill: { killAfterMs: number } | null,
): Promise<void> {
  const environment = { DATABASE_URL: databaseUrl, START: String(start), UNTIL_DONE: kill ? '' : '1' };
  const child = spawn(process.execPath, [script], { env: { ...process.env, ...environment } });
  let output = '';
  const ready = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
      if (output.includes('ready')) ready.resolve();
    });
  }
  const ended = once(child, 'close');
  void ended.then(() => ready.reject(new Error(`The process ended by itself: ${output}`)));
  await ready.promise;
  if (kill) {
    await setTimeout(kill.killAfterMs);
    child.kill('SIGKILL');
  }
  const [code] = await ended;
  if (!kill && code !== 0) throw new Error(`The process failed: ${output}`);
}
