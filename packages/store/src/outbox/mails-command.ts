import { Command } from 'commander';
import type { RunOnDatabase } from '../command/with-database.ts';
import { describeUnsent } from './describe-unsent.ts';
import { listUnsentMail, retryFailedMail } from './unsent-mail.ts';

const mostListed = 100;

/** `npm run mails`: look at mails that could not be sent, and try them again. */
export function buildMailsCommand(run: RunOnDatabase): Command {
  const program = new Command('mails').description(
    'Look at the mails that could not be sent, and send those again that were given up. With the embedded database, while the site is stopped.',
  );

  program
    .command('list')
    .description('the mails that were tried in vain, oldest first')
    .action(() => run(async (db) => describeUnsent(await listUnsentMail(db, { limit: mostListed }))));

  program
    .command('retry')
    .description('begin anew with every mail that was given up')
    .action(() =>
      run(async (db) => {
        const count = await retryFailedMail(db, { at: new Date().toISOString() });
        return count === 0 ? 'No mail was given up.' : `To be sent again: ${count}.`;
      }),
    );
  return program;
}
