import { join } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { parseNumber } from '../command/parse-number.ts';
import { withDatabase } from '../command/with-database.ts';
import { dealerOptions } from './dealer-options.ts';
import { describeDealer, listDealersNamed } from './describe-dealers.ts';
import { findDealer } from './find-dealers.ts';
import { type DealerSettings, setDealer } from './set-dealer.ts';

const program = new Command('dealers').description(
  'Look at dealers, and set what no feed says of them. With the embedded database, while the site is stopped.',
);

program
  .command('list')
  .description('the dealers whose names have these words, with their numbers')
  .argument('[words...]', 'all of them where none are given')
  .action((words: string[]) => withDatabase((db) => listDealersNamed(db, words)));

program
  .command('show')
  .description('everything that can be set of a dealer, as it is written')
  .argument('<number>', 'as the list names it', parseNumber)
  .action((id: number) =>
    withDatabase(async (db) => {
      const dealer = await findDealer(db, id);
      return dealer ? describeDealer(dealer) : sayFailed(`There is no dealer ${id}.`);
    }),
  );

const set = program
  .command('set')
  .description('change some things of a dealer; visitors see them within half a minute')
  .argument('<number>', 'as the list names it', parseNumber)
  .addHelpText('after', '\nAn empty text, as in --whatsapp "", takes away what there was.');
for (const { name, takes, description, read } of dealerOptions) {
  set.option(`--${name} <${takes}>`, description, (written: string): DealerSettings => {
    const answer = read(written.trim());
    if (answer.kind === 'bad') throw new InvalidArgumentError(answer.reason);
    return answer.changes;
  });
}
set
  .option(
    '--logo <file>',
    'a JPEG, PNG, WebP or AVIF picture, best twice as wide as high',
    (logoFile): DealerSettings => ({ logoFile }),
  )
  .action((id: number, options: Record<string, DealerSettings>) =>
    withDatabase(async (db) => {
      const settings: DealerSettings = Object.assign({}, ...Object.values(options));
      if (Object.keys(settings).length === 0) return sayFailed('Nothing was given to set: see --help.');
      const photosFolder = join(process.env.DATA_DIR || './data', 'photos');
      const answer = await setDealer(db, id, settings, { photosFolder });
      return answer.kind === 'ok' ? describeDealer(answer.dealer) : sayFailed(answer.reason);
    }),
  );

await program.parseAsync();

function sayFailed(sentence: string): string {
  process.exitCode = 1;
  return sentence;
}
