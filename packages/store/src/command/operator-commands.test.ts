import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildOperatorsCommand } from '../account/operators-command.ts';
import { exampleDealer, exampleEnquiry } from '../contract/examples.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { buildDealersCommand } from '../dealer/dealers-command.ts';
import { buildReviewsCommand } from '../dealer/reviews-command.ts';
import { upsertDealers } from '../dealer/upsert-dealers.ts';
import { writeReview } from '../dealer/written-reviews.ts';
import { recordEnquiry } from '../enquiry/record-enquiry.ts';
import { claimJob, failJob } from '../job/claim-job.ts';
import { buildJobsCommand } from '../job/jobs-command.ts';
import { defineJob, sendJob } from '../job/send-job.ts';
import { buildNamesCommand } from '../names/names-command.ts';
import { findMail, markMailFailed } from '../outbox/deliver-mail.ts';
import { buildMailsCommand } from '../outbox/mails-command.ts';
import { maxAttempts } from '../outbox/retry-waits.ts';
import { copyEmptyDatabase } from '../testing/empty-database.ts';
import { runCommand, sayOn } from './run-command.ts';

const at = '2026-11-09T09:00:00.000Z';
const root = fileURLToPath(new URL('../../../..', import.meta.url));

let dataDir: string;
let db: Database;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'forecourt-commands-'));
  await copyEmptyDatabase(join(dataDir, 'db'));
  db = await openDatabase(`pglite://${join(dataDir, 'db')}`);
  const [dealerId = 0] = await upsertDealers(db, [exampleDealer('one')]);
  for (const [author, rating] of [
    ['Niamh', 5],
    ['Tom', 1],
  ] as const) {
    const enquiryId = await recordEnquiry(db, { ...exampleEnquiry(author), dealerId }, { at });
    await writeReview(db, { enquiryId, dealerId, author, rating, title: 'Said', body: 'So.' }, { at });
  }
  const mail = await findMail(db, 'enquiry', 1);
  if (mail) await markMailFailed(db, { ...mail, attempts: maxAttempts }, { at, error: 'no such host' });
  await db.orm.execute(`update outgoing_mail set attempts = ${maxAttempts} where state = 'failed'`);
}, 120_000);
afterAll(async () => {
  await db?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const reviews = (...args: string[]) => sayOn(db, buildReviewsCommand, args);
const dealers = (...args: string[]) => sayOn(db, buildDealersCommand, args);
const mails = (...args: string[]) => sayOn(db, buildMailsCommand, args);
const jobs = (...args: string[]) => sayOn(db, buildJobsCommand, args);
const operators = (...args: string[]) => sayOn(db, buildOperatorsCommand, args);
const names = (...args: string[]) => sayOn(db, buildNamesCommand, args);

describe('npm run operators', () => {
  it('adds, lists and removes operators and moderators', async () => {
    expect(await operators('list')).toBe('There is no moderator and no operator.');
    expect(await operators('add', 'Aoife@example.ie')).toContain('aoife@example.ie is now an operator.');
    expect(await operators('add', 'aoife@example.ie')).toBe('aoife@example.ie already is an operator.');
    await operators('add', 'aoife@example.ie', '--role', 'moderator');
    expect(await operators('list')).toBe('aoife@example.ie  moderator, operator');
    expect(await operators('remove', 'aoife@example.ie', '--role', 'moderator')).toContain(
      'no longer a moderator',
    );
    await expect(operators('remove', 'tom@example.ie')).rejects.toThrow('tom@example.ie is not an operator.');
    await expect(operators('add', 'nobody')).rejects.toThrow();
  });
});

describe('npm run reviews', () => {
  it('lists pending reviews, publishes and rejects', async () => {
    const text = await reviews('list');
    expect(text).toContain('1  dealer 1  5 of 5  Niamh, 9 November 2026');
    expect(text).toContain('2  dealer 1  1 of 5  Tom, 9 November 2026');
    expect(await reviews('publish', '1')).toBe('Review 1 of dealer 1 is published.');
    expect(await reviews('reject', '2')).toBe('Review 2 of dealer 1 is rejected.');
  });

  it('says when there is no such review', async () => {
    await expect(reviews('publish', '99')).rejects.toThrow(/^There is no review 99\.$/);
  });
});

describe('npm run dealers', () => {
  it('finds a dealer by a word of its name', async () => {
    expect(await dealers('list', 'ONE')).toBe(
      '1  Dealer one  Co. Cork  example one  no phone number or email address',
    );
  });

  it('sets details that no feed states, and leaves the rest alone', async () => {
    vi.stubEnv('DATA_DIR', dataDir);
    const logo = join(dataDir, 'logo.png');
    await writeFile(logo, Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(200)]));
    const text = await dealers(
      ...['set', '1', '--hours', 'Mon-Sat 9-18', '--whatsapp', '087 123 4567', '--simi', 'no'],
      ...['--logo', logo],
    );
    expect(text).toContain('hours       Mon-Sat 09:00-18:00\n');
    expect(text).toContain('finance     Portach Motor Finance (HP, PCP)\n');
    expect(text).toMatch(/logo {8}\/media\/logos\/[0-9a-f]{64}\.png\/%d(\n|$)/);
    expect(await dealers('show', '1')).toBe(text);
  });

  it('refuses a mistaken address of the media store as the site does', async () => {
    vi.stubEnv('MEDIA_STORE_URL', 'https://key:secret@media.example');
    await expect(dealers('set', '1', '--hours', 'Mon-Sat 9-18')).rejects.toThrow(
      /^MEDIA_STORE_URL is "https:\/\/…@media.example", but it takes a folder, or s3:.* set\.$/,
    );
  });

  it('changes nothing if one value cannot be read, and says which', async () => {
    await expect(dealers('set', '1', '--whatsapp', '', '--hours', 'always')).rejects.toThrow(
      'Opening hours "always" cannot be read',
    );
    expect(await dealers('show', '1')).toContain('whatsapp    087 123 4567\n');
  });

  it('says when there is no such dealer', async () => {
    await expect(dealers('set', '99', '--simi', 'yes')).rejects.toThrow(/^There is no dealer 99\.$/);
  });
});

describe('npm run mails', () => {
  it('lists failed mails, and retries them', async () => {
    expect(await mails('list')).toBe('enquiry 1  given up, tried 78 times: no such host');
    expect(await mails('retry')).toBe('Mails to be retried: 1.');
  });
});

describe('npm run jobs', () => {
  it('lists failed jobs, and retries those that were given up', async () => {
    expect(await jobs('list')).toBe('No job has failed.');
    expect(await jobs('retry')).toBe('No job was given up.');
    await sendJob(db, defineJob<null>('greet'), null, { key: 'Niamh', at });
    const claimed = await claimJob(db, { names: ['greet'], at, leasedBy: 'one', leaseMs: 1000 });
    if (claimed) await failJob(db, claimed, { error: 'no answer', retryAt: null });
    expect(await jobs('list')).toBe('greet Niamh  given up, tried once: no answer');
    expect(await jobs('retry')).toBe('Jobs to be retried: 1.');
  });
});

describe('npm run names', () => {
  it('adds, lists and removes the spelling of a name', async () => {
    expect(await names('add', 'Vauxhall', '--make', 'Opel')).toBe(
      'Vauxhall  is  Opel\nThe next import applies it to all adverts.',
    );
    const text = await names(
      ...['add', 'Ford', 'Focus RS', '--make', 'Ford', '--model', 'Focus RS', '--channel', 'car'],
    );
    expect(text).toContain('Ford, Focus RS  is  Ford, Focus RS  (Car)\n');
    expect(await names('list')).toBe('Vauxhall  is  Opel\nFord, Focus RS  is  Ford, Focus RS  (Car)');
    expect(await names('remove', 'VAUXHALL')).toBe('Removed: 1.');
  });

  it('refuses an incomplete line', async () => {
    await expect(names('add', 'Ford', 'Focus RS', '--make', 'Ford')).rejects.toThrow(
      /^A model and --model belong together: give both, or neither\.$/,
    );
  });
});

// Starting a process takes seconds, unlike the commands above, so behaviour that all commands share is tested
// once.
describe('in the shell', { timeout: 180_000 }, () => {
  const run = async (name: string, ...args: string[]) => {
    const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    return runCommand(join(root, scripts[name].replace(/^node /, '')), args, dataDir);
  };

  it.each(['dealers', 'mails'])('npm run %s starts, and explains itself', async (name) => {
    expect(await run(name, '--help')).toEqual({
      code: 0,
      text: expect.stringMatching(`^Usage: ${name} \\[options\\] \\[command\\]\n`),
    });
  });

  it('exits with 1 for an invalid number', async () => {
    const { code, text } = await run('reviews', 'publish', 'all');
    expect(code).toBe(1);
    expect(text).toContain('Give its number.');
  });

  it('exits with 0 for an answer and with 1 for a refusal', async () => {
    await db.close();
    expect(await run('names', 'add', 'Seat', '--make', 'SEAT')).toEqual({
      code: 0,
      text: 'Seat  is  SEAT\nThe next import applies it to all adverts.\n',
    });
    expect(await run('reviews', 'publish', '99')).toEqual({ code: 1, text: 'There is no review 99.\n' });
  });

  it('tells in a sentence that the media store fails', async () => {
    vi.stubEnv('MEDIA_STORE_URL', 's3://media?endpoint=http://127.0.0.1:1');
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
    expect(await run('dealers', 'set', '1', '--logo', join(root, 'docs/pictures/home.png'))).toEqual({
      code: 1,
      text: expect.stringMatching(/^The media store cannot be reached: .*\.\n$/),
    });
  });
});
