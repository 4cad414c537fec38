import { basename, dirname, join } from 'node:path';
import { logoFileAddress } from '@forecourt/domain';
import { Command, InvalidArgumentError } from 'commander';
import { parseNumber } from '../command/parse-number.ts';
import { withDatabase } from '../command/with-database.ts';
import { importPhoto } from '../feed/photos.ts';
import { changeDealer, type DealerChanges } from './change-dealer.ts';
import { dealerOptions } from './dealer-options.ts';
import { describeDealer, listDealersNamed } from './describe-dealers.ts';
import { findDealer } from './find-dealers.ts';

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
      return dealer ? describeDealer(dealer) : sayUnknown(id);
    }),
  );

const set = program
  .command('set')
  .description('change some things of a dealer; visitors see them within half a minute')
  .argument('<number>', 'as the list names it', parseNumber)
  .addHelpText('after', '\nAn empty text, as in --whatsapp "", takes away what there was.');
for (const { name, takes, description, read } of dealerOptions) {
  set.option(`--${name} <${takes}>`, description, (written: string): DealerChanges => {
    const answer = read(written.trim());
    if (answer.kind === 'bad') throw new InvalidArgumentError(answer.reason);
    return answer.changes;
  });
}
set
  .option('--logo <file>', 'a JPEG, PNG, WebP or AVIF picture, best twice as wide as high', keepLogo)
  .action((id: number, options: Record<string, DealerChanges>) =>
    withDatabase(async (db) => {
      const changes: DealerChanges = Object.assign({}, ...Object.values(options));
      if (Object.keys(changes).length === 0) return sayFailed('Nothing was given to set: see --help.');
      const dealer = await changeDealer(db, id, changes);
      return dealer ? describeDealer(dealer) : sayUnknown(id);
    }),
  );

await program.parseAsync();

/** Beside the photographs of adverts, where the site looks for it. */
function keepLogo(path: string): DealerChanges {
  if (path === '') return { logoUrl: null };
  const kept = importPhoto(dirname(path), basename(path), join(process.env.DATA_DIR || './data', 'photos'));
  if (kept.kind === 'bad') throw new InvalidArgumentError(kept.reason);
  return { logoUrl: logoFileAddress(kept.source.replace(/^photo:/, '')) };
}

function sayUnknown(id: number): string {
  return sayFailed(`There is no dealer ${id}.`);
}

function sayFailed(sentence: string): string {
  process.exitCode = 1;
  return sentence;
}
