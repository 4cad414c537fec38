import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { changeSellingFields, parseSellingStep, sellingSteps } from '@forecourt/domain';
import {
  type Database,
  findAdvertsByPlate,
  findSellerAdvertOfDraft,
  findSellingDraft,
  listAdvertEvents,
  listSellingPhotos,
} from '@forecourt/store';
import { openDatabase, openMediaStore } from '@forecourt/store/opening';
import sharp from 'sharp';
import { fieldsOf, plateOf } from './sold-vehicle.ts';

const script = fileURLToPath(new URL('selling-process.ts', import.meta.url));

export interface KillOptions {
  databaseUrl: string;
  dataDir: string;
  rounds: number;
  /** From 0 to 1: when a process is killed, between its first word and a little after its first advert. */
  random: () => number;
  onRound?: (round: number, lines: readonly string[]) => void;
}

export interface KillOutcome {
  /** How many things were acknowledged, by kind. */
  acknowledged: Record<string, number>;
  /** A sentence for each acknowledged thing that is lost, and each advert that was placed twice. */
  problems: string[];
}

/**
 * Kills a process that places adverts, again and again, wherever it is; the next one goes on with the advert that was not
 * yet acknowledged, as a seller would. Then compares what was acknowledged with what is there.
 */
export async function killSelling(options: KillOptions): Promise<KillOutcome> {
  const { databaseUrl, dataDir, rounds, random, onRound } = options;
  const said: string[] = [];
  let first = 0;
  let resume = '';
  for (let round = 0; round < rounds; round += 1) {
    const lines = await runAndKill({
      environment: { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, FIRST: String(first), RESUME: resume },
      killAfterLines: Math.floor(random() * mostLines),
      // And somewhere in what it does next.
      killAfterMs: random() * 40,
    });
    said.push(...lines);
    onRound?.(round, lines);
    const { number, draftId, isPlaced } = findLast(said, first);
    first = isPlaced ? number + 1 : number;
    resume = isPlaced ? '' : draftId;
  }
  return { acknowledged: countKinds(said), problems: await findProblems(options, said) };
}

/** A new advert is acknowledged in twelve lines after the first word. */
const mostLines = 15;

/** Everything it said until it was killed. */
async function runAndKill({
  environment,
  killAfterLines,
  killAfterMs,
}: {
  environment: Record<string, string>;
  killAfterLines: number;
  killAfterMs: number;
}): Promise<string[]> {
  const child = spawn(process.execPath, [script], { env: { ...process.env, ...environment } });
  let output = '';
  let errors = '';
  const ready = Promise.withResolvers<void>();
  child.stdout.on('data', (chunk) => {
    output += chunk;
    if (output.split('\n').length > killAfterLines + 1) ready.resolve();
  });
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const ended = once(child, 'close');
  void ended.then(() => ready.reject(new Error(`The process ended by itself: ${output}${errors}`)));
  await ready.promise;
  await setTimeout(killAfterMs);
  const isRunning = child.exitCode === null;
  child.kill('SIGKILL');
  await ended;
  if (!isRunning) throw new Error(`The process ended by itself: ${output}${errors}`);
  // A line without its end was not acknowledged.
  return output.split('\n').slice(0, -1);
}

function findLast(said: readonly string[], usual: number) {
  const last = said.findLast((line) => line.startsWith('draft '))?.split(' ') ?? [];
  const number = Number(last[1] ?? usual);
  const isPlaced = said.some((line) => line.startsWith(`placed ${number} `));
  return { number, draftId: last[2] ?? '', isPlaced };
}

function countKinds(said: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const line of said) {
    const [kind = ''] = line.split(' ');
    if (kind !== 'ready') counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

async function findProblems(
  { databaseUrl, dataDir }: Pick<KillOptions, 'databaseUrl' | 'dataDir'>,
  said: readonly string[],
): Promise<string[]> {
  const db = await openDatabase(databaseUrl);
  const media = await openMediaStore({ url: undefined, dataDir });
  const isPicture = async (name: string) => {
    const bytes = await media.read(`photos/${name}`);
    return (
      bytes !== null &&
      (await sharp(bytes)
        .stats()
        .catch(() => null)) !== null
    );
  };
  try {
    const drafts = said.filter((line) => line.startsWith('draft ')).map((line) => line.split(' '));
    const found = drafts.map(([, number = '', draftId = '']) =>
      findDraftProblems({ db, isPicture }, { number: Number(number), draftId, said }),
    );
    return (await Promise.all(found)).flat();
  } finally {
    await db.close();
  }
}

async function findDraftProblems(
  { db, isPicture }: { db: Database; isPicture: (name: string) => Promise<boolean> },
  { number, draftId, said }: { number: number; draftId: string; said: readonly string[] },
): Promise<string[]> {
  const problems: string[] = [];
  const of = (kind: string) =>
    said.filter((line) => line.startsWith(`${kind} ${number} `)).map((line) => line.split(' ')[2] ?? '');
  const draft = await findSellingDraft(db, draftId);
  if (!draft) return [`Draft ${number} is lost.`];
  for (const name of of('saved')) {
    const step = parseSellingStep(name) ?? sellingSteps[0];
    const sent = fieldsOf(number);
    const expected = changeSellingFields(draft.fields, step, (field) => sent[field as keyof typeof sent]);
    if (JSON.stringify(expected) !== JSON.stringify(draft.fields)) {
      problems.push(`Step ${step} of draft ${number} is lost.`);
    }
  }
  const photos = await listSellingPhotos(db, draftId);
  const acknowledged = new Set(of('photo')).size;
  if (photos.length < acknowledged) problems.push(`Draft ${number} has lost a photo.`);
  if (photos.length > 2) problems.push(`Draft ${number} has a photo twice.`);
  for (const { name } of photos) {
    if (!(await isPicture(name))) problems.push(`Photo ${name} of draft ${number} cannot be shown.`);
  }
  for (const name of of('covered')) {
    if (photos.some((photo) => photo.name === name)) problems.push(`Draft ${number} shows its plate again.`);
  }
  const adverts = await findAdvertsByPlate(db, plateOf(number));
  if (adverts.length > 1) problems.push(`Vehicle ${number} is published ${adverts.length} times.`);
  const references = new Set(of('placed'));
  if (references.size > 1) problems.push(`Draft ${number} was placed as ${references.size} adverts.`);
  for (const reference of references) {
    const placed = await findSellerAdvertOfDraft(db, draftId);
    const advert = adverts.find(({ publicReference }) => publicReference === reference);
    if (placed?.publicReference !== reference || advert?.status !== 'live') {
      problems.push(`The advert of draft ${number} is lost.`);
    }
    const wentLive = (await listAdvertEvents(db, reference)).filter(({ kind }) => kind === 'live').length;
    if (wentLive !== 1) problems.push(`The advert of draft ${number} went live ${wentLive} times.`);
  }
  return problems;
}

/** Where a test keeps the database and the pictures of its processes. */
export function killedSite(folder: string): Pick<KillOptions, 'databaseUrl' | 'dataDir'> {
  return { databaseUrl: `pglite://${join(folder, 'db')}`, dataDir: folder };
}
