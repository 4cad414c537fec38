import { type Channel, parseChannel } from '@forecourt/domain';
import type { OwnName } from '@forecourt/taxonomy';
import { Command, InvalidArgumentError } from 'commander';
import { CommandError } from '../command/command-error.ts';
import type { RunOnDatabase } from '../command/with-database.ts';
import { addOwnName, readOwnNames, removeOwnName } from './own-names.ts';

/** `npm run names`: how the operator wants makes and models to be written. */
export function buildNamesCommand(run: RunOnDatabase): Command {
  const program = new Command('names').description(
    'Set the spelling of makes and models. The next import of any feed applies it to all adverts. With the embedded database, stop the site first.',
  );

  program
    .command('list')
    .description('list the names that you have set')
    .action(() =>
      run(async (db) => {
        const lines = await readOwnNames(db);
        return lines.length > 0 ? lines.map(describeLine).join('\n') : 'No names are set.';
      }),
    );

  program
    .command('add')
    .description('set the spelling of a make, or of a model')
    .argument('<make>', 'as feeds write it, in any case and with or without hyphens', parseName)
    .argument('[model]', 'omit it to set only the make', parseName)
    .requiredOption('--make <name>', 'the make as the site shows it', parseName)
    .option('--model <name>', 'the model as the site shows it', parseName)
    .option('--channel <channel>', 'only car, commercial or bike', readChannel)
    .action(
      (make: string, model: string | undefined, to: { make: string; model?: string; channel?: Channel }) =>
        run(async (db) => {
          if ((model === undefined) !== (to.model === undefined))
            throw new CommandError('A model and --model belong together: give both, or neither.');
          const line: OwnName = {
            channel: to.channel ?? null,
            make,
            model: model ?? null,
            toMake: to.make,
            toModel: to.model ?? null,
          };
          await addOwnName(db, line);
          return `${describeLine(line)}\nThe next import applies it to all adverts.`;
        }),
    );

  program
    .command('remove')
    .description('remove the setting of a name')
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
  throw new InvalidArgumentError('A channel is car, commercial or bike.');
}
