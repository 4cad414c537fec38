import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleDealer, exampleEnquiry } from '../contract/examples.ts';
import { openDatabase } from '../database/open-database.ts';
import { upsertDealers } from '../dealer/upsert-dealers.ts';
import { writeReview } from '../dealer/written-reviews.ts';
import { recordEnquiry } from '../enquiry/record-enquiry.ts';
import { findMail, markMailFailed } from '../outbox/deliver-mail.ts';
import { maxAttempts } from '../outbox/retry-waits.ts';
import { copyEmptyDatabase } from '../testing/empty-database.ts';
import { runCommand } from './run-command.ts';

const at = '2026-11-09T09:00:00.000Z';
const scriptOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'forecourt-commands-'));
  await copyEmptyDatabase(join(dataDir, 'db'));
  const db = await openDatabase(`pglite://${join(dataDir, 'db')}`);
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
  await db.close();
}, 120_000);
afterAll(() => rm(dataDir, { recursive: true, force: true }));

// Each command is a process that opens a database: a busy machine needs patience.
describe('npm run reviews', { timeout: 180_000 }, () => {
  const reviews = (...args: string[]) => runCommand(scriptOf('../dealer/reviews-cli.ts'), args, dataDir);

  it('lists what waits, publishes and rejects', async () => {
    const { code, text } = await reviews('list');
    expect(code).toBe(0);
    expect(text).toContain('1  dealer 1  5 of 5  Niamh, 9 November 2026');
    expect(text).toContain('2  dealer 1  1 of 5  Tom, 9 November 2026');
    expect(await reviews('publish', '1')).toEqual({ code: 0, text: 'Review 1 of dealer 1 is published.\n' });
    expect(await reviews('reject', '2')).toEqual({ code: 0, text: 'Review 2 of dealer 1 is rejected.\n' });
  });

  it('says when there is no such review', async () => {
    expect(await reviews('publish', '99')).toEqual({ code: 1, text: 'There is no review 99.\n' });
  });

  it('refuses what is no number', async () => {
    const { code, text } = await reviews('publish', 'all');
    expect(code).toBe(1);
    expect(text).toContain('It is named by its number.');
  });
});

describe('npm run dealers', { timeout: 180_000 }, () => {
  const dealers = (...args: string[]) => runCommand(scriptOf('../dealer/dealers-cli.ts'), args, dataDir);

  it('finds a dealer by a word of its name', async () => {
    expect(await dealers('list', 'ONE')).toEqual({
      code: 0,
      text: '1  Dealer one  Co. Cork  example one  neither telephone nor e-mail\n',
    });
  });

  it('sets what no feed says, and leaves the rest', async () => {
    const logo = join(dataDir, 'logo.png');
    await writeFile(logo, Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(200)]));
    const { code, text } = await dealers(
      ...[
        'set',
        '1',
        '--hours',
        'Mon-Sat 9-18',
        '--whatsapp',
        '087 123 4567',
        '--simi',
        'no',
        '--logo',
        logo,
      ],
    );
    expect(code).toBe(0);
    expect(text).toContain('hours       Mon-Sat 09:00-18:00\n');
    expect(text).toContain('finance     Portach Motor Finance (HP, PCP)\n');
    expect(text).toMatch(/logo {8}\/media\/logos\/[0-9a-f]{64}\.png\/%d\n/);
    expect((await dealers('show', '1')).text).toBe(text);
  });

  it('changes nothing where one thing cannot be read, and says which', async () => {
    const { code, text } = await dealers('set', '1', '--whatsapp', '', '--hours', 'always');
    expect(code).toBe(1);
    expect(text).toContain('Opening hours "always" cannot be read');
    expect((await dealers('show', '1')).text).toContain('whatsapp    087 123 4567\n');
  });

  it('says when there is no such dealer', async () => {
    expect(await dealers('set', '99', '--simi', 'yes')).toEqual({
      code: 1,
      text: 'There is no dealer 99.\n',
    });
  });
});

describe('npm run mails', { timeout: 180_000 }, () => {
  const mails = (...args: string[]) => runCommand(scriptOf('../outbox/mails-cli.ts'), args, dataDir);

  it('lists what was tried in vain, and begins anew with it', async () => {
    expect((await mails('list')).text).toBe('enquiry 1  given up, tried 78 times: no such host\n');
    expect(await mails('retry')).toEqual({ code: 0, text: 'To be sent again: 1.\n' });
  });
});

describe('npm run names', { timeout: 180_000 }, () => {
  const names = (...args: string[]) => runCommand(scriptOf('../names/names-cli.ts'), args, dataDir);

  it('adds, lists and removes how a name is written', async () => {
    expect(await names('add', 'Vauxhall', '--make', 'Opel')).toEqual({
      code: 0,
      text: 'Vauxhall  is  Opel\nThe next import settles all adverts.\n',
    });
    const { text } = await names(
      'add',
      'Ford',
      'Focus RS',
      '--make',
      'Ford',
      '--model',
      'Focus RS',
      '--channel',
      'car',
    );
    expect(text).toContain('Ford, Focus RS  is  Ford, Focus RS  (Car)\n');
    expect((await names('list')).text).toBe(
      'Vauxhall  is  Opel\nFord, Focus RS  is  Ford, Focus RS  (Car)\n',
    );
    expect(await names('remove', 'VAUXHALL')).toEqual({ code: 0, text: 'Removed: 1.\n' });
  });

  it('refuses half a line', async () => {
    expect(await names('add', 'Ford', 'Focus RS', '--make', 'Ford')).toEqual({
      code: 1,
      text: 'A model is written as a model: give both, or neither.\n',
    });
  });
});
