import { foldToKey } from '@forecourt/domain';
import { Command, InvalidArgumentError } from 'commander';
import { CommandError } from '../command/command-error.ts';
import { parseNumber } from '../command/parse-number.ts';
import { openMedia, type RunOnDatabase } from '../command/with-database.ts';
import { countOf } from '../feed/report/count-of.ts';
import { describeActions, listActions } from '../takedown/operator-log.ts';
import { findTakedown } from '../takedown/take-down.ts';
import { addTakedownCommands, decisionOf, withBy } from '../takedown/takedown-commands.ts';
import { dealerOptions } from './dealer-options.ts';
import { describeDealer, listDealersNamed } from './describe-dealers.ts';
import { addDealer, changeDealerFor, mergeDealers, removeDealer, requireDealer } from './manage-dealers.ts';
import { addPlaceOptions, type PlaceOptions, requirePlace } from './place-options.ts';
import { type DealerSettings, setDealer } from './set-dealer.ts';

interface LogOptions {
  reason?: string;
  by: string;
}

const number = { name: 'number', description: 'as shown by list', parse: parseNumber };

/** `npm run dealers`: look at dealers, set details that no feed states, and add, merge or remove dealers. */
export function buildDealersCommand(run: RunOnDatabase): Command {
  const program = new Command('dealers').description(
    'List dealers, change them and take them down. With the embedded database, stop the site first.',
  );
  addLooking(program, run);
  addSetting(program, run);
  addManaging(program, run);
  addTakedownCommands(program, run, {
    scope: 'dealer',
    argument: number,
    blockMeans: 'take down for good, with all its adverts',
    async require(session, id) {
      const { name } = await requireDealer(session, id);
      return { subject: String(id), label: `Dealer ${id} (${name})` };
    },
    async explainStillOff(session, id) {
      const { source } = await requireDealer(session, id);
      const kind = await findTakedown(session, { scope: 'source', subject: source });
      return kind && `Off the site because its source ${source} is ${kind}.`;
    },
  });
  return program;
}

function addLooking(program: Command, run: RunOnDatabase): void {
  program
    .command('list')
    .alias('find')
    .description('list dealers whose names contain these words, with their numbers')
    .argument('[words...]', 'default: all dealers')
    .action((words: string[]) => run((db) => listDealersNamed(db, words)));

  program
    .command('show')
    .description('show everything that can be set for a dealer, and the decisions about it')
    .argument('<number>', number.description, parseNumber)
    .action((id: number) =>
      run(async (db) => {
        const log = await listActions(db, { scope: 'dealer', subject: String(id) });
        const entries = log.length > 0 ? `\n${describeActions(log)}` : '';
        return describeDealer(await requireDealer(db, id)) + entries;
      }),
    );
}

function addSetting(program: Command, run: RunOnDatabase): void {
  const set = program
    .command('set')
    .description('change values of a dealer, which feeds do not overwrite; shown within half a minute')
    .argument('<number>', number.description, parseNumber)
    .addHelpText(
      'after',
      '\nAn empty text, as in --whatsapp "", clears the value, and feeds can set it again.',
    );
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
      run(async (db) => {
        const settings: DealerSettings = Object.assign({}, ...Object.values(options));
        if (Object.keys(settings).length === 0)
          throw new CommandError('There is nothing to set: see --help.');
        const answer = await setDealer(db, id, settings, await openMedia());
        if (answer.kind === 'bad') throw new CommandError(answer.reason);
        return describeDealer(answer.dealer);
      }),
    );
}

function addManaging(program: Command, run: RunOnDatabase): void {
  const command = (name: string, description: string) =>
    withBy(program.command(name).description(description)).option('--reason <text>', 'why, for the log');

  addPlaceOptions(command('add', 'add a dealer; `set` says the rest of it'))
    .argument('<name>')
    .option('--source <source>', 'the source of its feed', 'operator')
    .option('--reference <reference>', 'its reference in that feed (default: derived from its name)')
    .action((name: string, options: LogOptions & PlaceOptions & { source: string; reference?: string }) =>
      run(async (db) => {
        const { place, ...address } = requirePlace(options);
        const sourceReference = options.reference ?? foldToKey(`${name} ${place.county}`);
        const settings = { name: requireName(name), place, ...address };
        const added = await addDealer(
          db,
          { source: options.source, sourceReference },
          settings,
          decisionOf(options),
        );
        return describeDealer(added);
      }),
    );

  command('rename', 'rename a dealer, which feeds do not overwrite; old addresses redirect')
    .argument('<number>', number.description, parseNumber)
    .argument('<name>')
    .action((id: number, name: string, options: LogOptions) =>
      run(async (db) => {
        const changes = { name: requireName(name) };
        return describeDealer(await changeDealerFor(db, id, 'rename', changes, decisionOf(options)));
      }),
    );

  addPlaceOptions(
    command(
      'move',
      'change the place of a dealer, which feeds do not overwrite; its vehicles stay where they are',
    ),
  )
    .argument('<number>', number.description, parseNumber)
    .action((id: number, options: LogOptions & PlaceOptions) =>
      run(async (db) =>
        describeDealer(await changeDealerFor(db, id, 'move', requirePlace(options), decisionOf(options))),
      ),
    );

  command('merge', 'merge two dealers: everything of the first moves to the second')
    .argument('<number>', 'the dealer to merge', parseNumber)
    .argument('<into>', 'the dealer that remains', parseNumber)
    .action((from: number, into: number, options: LogOptions) =>
      run(async (db) => {
        const moved = await mergeDealers(db, { from, into }, decisionOf(options));
        return `Dealer ${from} was merged into dealer ${into}, with ${countOf(moved, 'advert')}.`;
      }),
    );

  command('remove', 'delete a dealer without live adverts, and its reviews')
    .argument('<number>', number.description, parseNumber)
    .action((id: number, options: LogOptions) =>
      run(async (db) => {
        await removeDealer(db, id, decisionOf(options));
        return `Dealer ${id} is removed.`;
      }),
    );
}

function requireName(text: string): string {
  const name = text.trim().replace(/\s+/g, ' ');
  if (name === '' || name.length > 120) throw new CommandError('A name has 1 to 120 characters.');
  return name;
}
