import { writeFile } from 'node:fs/promises';
import { isEmail } from '@forecourt/domain';
import { Command, InvalidArgumentError } from 'commander';
import { CommandError } from '../command/command-error.ts';
import { dataFolder, type RunOnDatabase } from '../command/with-database.ts';
import { countOf } from '../feed/report/count-of.ts';
import { removeMailFiles } from '../outbox/mail-files.ts';
import { decisionOf, withBy } from '../takedown/takedown-commands.ts';
import { erasePerson } from './erase-person.ts';
import { exportPerson, type PersonData } from './export-person.ts';

/** `npm run people`: export or erase what is stored about a person. */
export function buildPeopleCommand(run: RunOnDatabase): Command {
  const program = new Command('people').description(
    'Export or erase the data of a person. With the embedded database, stop the site first.',
  );

  program
    .command('export')
    .description('export all stored data about a person, as JSON')
    .argument('<email>', 'as the person gave it', parseEmail)
    .option('--file <file>', 'write it there')
    .action((email: string, { file }: { file?: string }) =>
      run(async (db) => {
        const data = await exportPerson(db, email);
        const text = JSON.stringify(data, null, 2);
        if (file === undefined) return text;
        await writeFile(file, `${text}\n`, { flag: 'wx', mode: 0o600 }).catch((error: Error) => {
          throw new CommandError(`${file} cannot be written: ${error.message}.`);
        });
        return `${describe(data)} Written to ${file}.`;
      }),
    );

  withBy(program.command('erase'))
    .description('erase a person; dealers’ figures stay, without the person')
    .argument('<email>', 'as the person gave it', parseEmail)
    .option('--yes', 'do it; otherwise only show what would be erased')
    .action((email: string, options: { by: string; yes?: true }) =>
      run(async (db) => {
        if (!options.yes) {
          const data = await exportPerson(db, email);
          return `${describe(data)} ${remindOfDealers(data)}Nothing was changed: --yes erases it.`;
        }
        const decision = decisionOf({ by: options.by, reason: 'the seller asked to be erased' });
        const data = await erasePerson(db, email, decision);
        await removeMailFiles(dataFolder(), data.mails);
        return `${describe(data)} ${remindOfDealers(data)}Erased.`;
      }),
    );
  return program;
}

function describe({ account, enquiries, reviews, mails, adverts }: PersonData): string {
  const found = [
    ...(account ? ['an account'] : []),
    enquiries.length === 1 ? '1 enquiry' : `${enquiries.length} enquiries`,
    countOf(reviews.length, 'review'),
    `${countOf(mails.length, 'mail')} (${mails.filter(({ state }) => state === 'waiting').length} not yet sent)`,
    countOf(adverts.length, 'advert'),
  ];
  return `Kept: ${found.join(', ')}.`;
}

/** A business is not a person: the operator changes its address. */
function remindOfDealers({ dealers }: PersonData): string {
  return dealers
    .map(
      ({ id, name }) =>
        `Dealer ${id} (${name}) has this address: npm run dealers -- set ${id} --email "" removes it. `,
    )
    .join('');
}

function parseEmail(text: string): string {
  if (isEmail(text)) return text.trim();
  throw new InvalidArgumentError('That is not an email address.');
}
