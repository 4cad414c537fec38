import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Channel, parseChannel } from '@forecourt/domain';
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { CommandError } from '../command/command-error.ts';
import type { Database } from '../database/database.ts';
import { DatabaseError } from '../database/database-error.ts';
import type { MediaStore } from '../media/media-store.ts';
import { MediaStoreError } from '../media/media-store-error.ts';
import { type OpenFeed, openFeed } from './reading/decode.ts';
import { FeedError } from './reading/feed-error.ts';
import { buildProgress } from './report/progress.ts';
import { openReport, prepareReport, type Report } from './report/report.ts';
import { describeReport, describeSummary } from './report/summary.ts';
import { isSourceName, requireFeedSource } from './rows/reserved-sources.ts';

interface Options {
  source?: string;
  partial?: true;
  dryRun?: true;
  report?: string;
  batch: number;
  allowMassEnd?: true;
  allowFeatured?: true;
  channel?: Channel;
  map?: string;
  suggestMap?: string;
}

/** Success, nothing imported, imported with something to check. */
const exitCodes = { good: 0, failed: 1, withProblems: 2 } as const;

/** What surrounds the command: a terminal and the site's files, or a test. */
export interface ImportSurroundings {
  dataDir: string;
  openMedia(): Promise<MediaStore>;
  openDatabase(): Promise<Database>;
  terminal: NodeJS.WriteStream | null;
  say(text: string): void;
  complain(text: string): void;
}

/** Imports as the arguments tell, and returns the exit code. */
export async function runImport(args: readonly string[], around: ImportSurroundings): Promise<number> {
  let code: number = exitCodes.failed;
  const program = buildProgram(async (path, options) => {
    code = await (options.suggestMap === undefined
      ? importFrom(path, options, around)
      : writeSuggestedMap(path, options.suggestMap, around));
  });
  program.configureOutput({ writeOut: around.say, writeErr: around.complain });
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    // Asking for help is no failure. The message is printed already.
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.good : exitCodes.failed;
    throw error;
  }
}

const buildProgram = (run: (path: string, options: Options) => Promise<void>) =>
  new Command('import')
    .description(
      'Import a stock feed: NDJSON or CSV in UTF-8, plain or gzipped. docs/feed-format.md describes its fields.',
    )
    .argument('<file>', 'the feed')
    .option(
      '--source <name>',
      'the source that owns the feed’s adverts (default: the file name)',
      parseSource,
    )
    .option('--partial', 'do not end adverts that the feed does not contain')
    .option('--allow-mass-end', 'allow the feed to end more than half of its source’s adverts')
    .option('--allow-featured', 'allow the feed to mark adverts as featured')
    .option('--channel <name>', 'car, commercial or bike: for rows that do not state it', parseChannelName)
    .option('--map <file>', 'a JSON file that maps the feed’s columns and values to ours')
    .option('--suggest-map <file>', 'import nothing, but write a map for the unknown columns')
    .option('--dry-run', 'check the feed and write only the report')
    .option(
      '--report <file>',
      'where to write rejected rows, warnings and remarks; replaces an earlier report and no other file (default: a new file in import-reports in the data folder)',
    )
    .option('--batch <rows>', 'rows in one transaction', parseBatch, 1000)
    .addHelpText(
      'after',
      '\nExit codes: 0 all imported, 1 could not import, 2 imported with rejected rows or warnings.',
    )
    .showHelpAfterError()
    .exitOverride()
    .action(run);

async function importFrom(path: string, options: Options, around: ImportSurroundings): Promise<number> {
  const { dataDir } = around;
  const isDryRun = options.dryRun ?? false;
  const progress = buildProgress(around.terminal);
  let feed: OpenFeed | null = null;
  let report: Report | null = null;
  let reportPath = '';
  try {
    const source = requireFeedSource(options.source ?? sourceOf(path));
    const stamp = new Date().toISOString().replace(/[:.]/g, '-');
    reportPath = options.report ?? join(dataDir, 'import-reports', `${source}-${stamp}.ndjson`);
    const map = await readMap(options.map);
    feed = await openFeed(path);
    if (options.report !== undefined) prepareReport(reportPath, path);
    report = openReport(reportPath);
    const opening = isDryRun ? null : around.openDatabase();
    // The import is two hundred files: load them while the database starts in its thread.
    const [db, { importFeed }] = await Promise.all([opening, import('./import-feed.ts')]);
    try {
      const summary = await importFeed(db, feed, {
        source,
        media: await around.openMedia(),
        report,
        isPartial: options.partial ?? false,
        allowsMassEnd: options.allowMassEnd ?? false,
        allowsFeatured: options.allowFeatured ?? false,
        channel: options.channel ?? null,
        ...(map && { map }),
        batchSize: options.batch,
        onProgress: progress.show,
      });
      progress.stop();
      around.say(
        `${describeSummary(summary, { source, isDryRun, reportPath, leftOut: report.leftOut() })}\n`,
      );
      // A remark loses nothing: a scheduled import that only has remarks has succeeded.
      const hasProblems = report.count() > 0 || summary.end.heldBack !== null;
      return hasProblems ? exitCodes.withProblems : exitCodes.good;
    } finally {
      await db?.close();
    }
  } catch (error) {
    progress.stop();
    around.complain(`${describeFailure(error, isDryRun)}\n`);
    if (report && report.count() > 0) around.complain(`${describeReport(reportPath, report.leftOut())}\n`);
    return exitCodes.failed;
  } finally {
    report?.close();
    await feed?.close();
  }
}

async function readMap(path: string | undefined) {
  if (path === undefined) return null;
  const { readFeedMap } = await import('./columns/feed-map.ts');
  return readFeedMap(path);
}

async function writeSuggestedMap(
  path: string,
  mapPath: string,
  { say, complain }: ImportSurroundings,
): Promise<number> {
  try {
    const { readSample, requireSample, columnsOfSample, suggestMap } = await import(
      './columns/suggest-map.ts'
    );
    const feed = await openFeed(path);
    const sample = await readSample(feed).finally(() => feed.close());
    const map = suggestMap(columnsOfSample(requireSample(sample, feed.name)), sample);
    if (!map) {
      say(`Every column of ${feed.name} is known: it needs no map.\n`);
      return exitCodes.good;
    }
    writeNewFile(mapPath, `${JSON.stringify(map, null, 2)}\n`);
    say(`${mapPath} is a first map. Check it, then import with --map ${mapPath}.\n`);
    return exitCodes.good;
  } catch (error) {
    complain(`${error instanceof FeedError ? error.message : String(error)}\n`);
    return exitCodes.failed;
  }
}

function writeNewFile(path: string, text: string): void {
  try {
    writeFileSync(path, text, { flag: 'wx' });
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    const why = isThere ? 'already exists: choose another name' : 'cannot be written';
    throw new FeedError('map', `The map ${path} ${why}.`, error);
  }
}

function describeFailure(error: unknown, isDryRun: boolean): string {
  if (error instanceof FeedError || error instanceof DatabaseError || error instanceof CommandError)
    return error.message;
  // Drizzle wraps the database's error together with a whole batch of rows.
  const isWrapped = error instanceof Error && !(error instanceof MediaStoreError);
  const cause = isWrapped && error.cause instanceof Error ? error.cause : error;
  const reason = (cause instanceof Error ? cause.message : String(cause)).replace(/\.$/, '');
  if (isDryRun) return `The check stopped: ${reason}.`;
  return `The import stopped: ${reason}. No row is half-written: run it again to continue.`;
}

/** `stock.ndjson.gz` is the feed of `stock`. */
function sourceOf(path: string): string {
  return basename(path).split('.', 1)[0] || 'feed';
}

function parseSource(text: string): string {
  if (isSourceName(text)) return text;
  throw new InvalidArgumentError(
    'A source name has up to 60 letters, digits, spaces, dots, hyphens and underscores.',
  );
}

function parseChannelName(text: string): Channel {
  const channel = parseChannel(text);
  if (channel) return channel;
  throw new InvalidArgumentError('A channel is car, commercial or bike.');
}

function parseBatch(text: string): number {
  const rows = Number(text);
  if (Number.isInteger(rows) && rows >= 1 && rows <= 5000) return rows;
  throw new InvalidArgumentError('A batch is 1 to 5000 rows.');
}
