import { Command } from 'commander';
import type { RunOnDatabase } from '../command/with-database.ts';
import { describeUnsent } from './describe-unsent.ts';
import { listUnsentMail, retryFailedMail } from './unsent-mail.ts';

const mostListed = 100;

/** `npm run mails`: look at mails that could not be sent, and try them again. */
export function buildMailsCommand(run: RunOnDatabase): Command {
  const program = new Command('mails').description(
    'List mails that could not be sent, and retry those that were given up. With the embedded database, stop the site first.',
  );

  program
    .command('list')
    .description('list failed mails, oldest first')
    .action(() => run(async (db) => describeUnsent(await listUnsentMail(db, { limit: mostListed }))));

  program
    .command('retry')
    .description('retry every mail that was given up')
    .action(() =>
      run(async (db) => {
        const count = await retryFailedMail(db, { at: new Date().toISOString() });
        return count === 0 ? 'No mail was given up.' : `Mails to be retried: ${count}.`;
      }),
    );
  return program;
}
