import { type Channel, parseChannel } from '@forecourt/domain';
import type { OwnName } from '@forecourt/taxonomy';
import { Command, InvalidArgumentError } from 'commander';
import { CommandError } from '../command/command-error.ts';
import type { RunOnDatabase } from '../command/with-database.ts';
import { addOwnName, readOwnNames, removeOwnName } from './own-names.ts';

/** `npm run names`: how the operator wants makes and models to be written. */
export function buildNamesCommand(run: RunOnDatabase): Command {
  const program = new Command('names').description(
    'Say how makes and models are written. The next import of any feed settles all adverts. With the embedded database, while the site is stopped.',
  );

  program
    .command('list')
    .description('the names that you have set')
    .action(() =>
      run(async (db) => {
        const lines = await readOwnNames(db);
        return lines.length > 0 ? lines.map(describeLine).join('\n') : 'No names are set.';
      }),
    );

  program
    .command('add')
    .description('write a make, or a model of a make, another way')
    .argument('<make>', 'as feeds write it, in any case and with or without hyphens', parseName)
    .argument('[model]', 'leave it out to set the make alone', parseName)
    .requiredOption('--make <name>', 'the make as the site writes it', parseName)
    .option('--model <name>', 'the model as the site writes it', parseName)
    .option('--channel <channel>', 'car, commercial or bike alone', readChannel)
    .action(
      (make: string, model: string | undefined, to: { make: string; model?: string; channel?: Channel }) =>
        run(async (db) => {
          if ((model === undefined) !== (to.model === undefined))
            throw new CommandError('A model is written as a model: give both, or neither.');
          const line: OwnName = {
            channel: to.channel ?? null,
            make,
            model: model ?? null,
            toMake: to.make,
            toModel: to.model ?? null,
          };
          await addOwnName(db, line);
          return `${describeLine(line)}\nThe next import settles all adverts.`;
        }),
    );

  program
    .command('remove')
    .description('forget what was set of a name')
    .argument('<make>', 'as it was added', parseName)
    .argument('[model]', 'as it was added', parseName)
    .action((make: string, model: string | undefined) =>
      run(async (db) => {
        const removed = await removeOwnName(db, { make, model: model ?? null });
        if (removed === 0) throw new CommandError('No such name is set: see list.');
        return `Removed: ${removed}.`;
      }),
    );
  return program;
}

function describeLine({ channel, make, model, toMake, toModel }: OwnName): string {
  const where = channel === null ? '' : `  (${channel})`;
  return model === null
    ? `${make}  is  ${toMake}${where}`
    : `${make}, ${model}  is  ${toMake}, ${toModel}${where}`;
}

function parseName(text: string): string {
  const name = text.trim();
  if (name !== '' && name.length <= 60) return name;
  throw new InvalidArgumentError('A name has 1 to 60 characters.');
}

function readChannel(text: string): Channel {
  const channel = parseChannel(text);
  if (channel) return channel;
  throw new InvalidArgumentError('It is car, commercial or bike.');
}
