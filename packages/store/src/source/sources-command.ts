import { Command } from 'commander';
import type { RunOnDatabase } from '../command/with-database.ts';
import { countOf } from '../feed/report/count-of.ts';
import { describeActions, listActions } from '../takedown/operator-log.ts';
import { addTakedownCommands, decisionOf, withBy } from '../takedown/takedown-commands.ts';
import { describeSource } from './describe-source.ts';
import { emptySource, listSources, requireSource } from './sources.ts';

interface EmptyOptions {
  reason?: string;
  by: string;
  yes?: true;
}

/** `npm run sources`: look at the feeds' sources, and take one down or empty it. */
export function buildSourcesCommand(run: RunOnDatabase): Command {
  const program = new Command('sources').description(
    'List the sources of adverts, and take one down with all its adverts. With the embedded database, stop the site first.',
  );
  const argument = { name: 'source', description: 'as shown by list', parse: (text: string) => text };

  program
    .command('list')
    .description('list every source with its counts and its last import')
    .action(() =>
      run(async (db) => {
        const sources = await listSources(db);
        return sources.length === 0 ? 'There is no source yet.' : sources.map(describeSource).join('\n');
      }),
    );

  program
    .command('show')
    .description('show one source, with the decisions about it')
    .argument('<source>', argument.description)
    .action((source: string) =>
      run(async (db) => {
        const figures = describeSource(await requireSource(db, source));
        const log = await listActions(db, { scope: 'source', subject: source });
        return `${figures}\n${describeActions(log)}`;
      }),
    );

  withBy(program.command('empty'))
    .description('end all its adverts; its next feed revives those that it contains')
    .argument('<source>', argument.description)
    .option('--reason <text>', 'why, for the log')
    .option('--yes', 'do it; otherwise the adverts are only counted')
    .action((source: string, options: EmptyOptions) =>
      run(async (db) => {
        const { live } = await requireSource(db, source);
        if (!options.yes)
          return `${countOf(live, 'live advert')} of ${source} would end. Nothing was changed: --yes does it.`;
        const ended = await emptySource(db, source, decisionOf(options));
        return `${countOf(ended, 'advert')} of ${source} ended.`;
      }),
    );

  addTakedownCommands(program, run, {
    scope: 'source',
    argument,
    blockMeans: 'take down for good; its feeds are rejected',
    async require(session, source) {
      await requireSource(session, source);
      return { subject: source, label: `Source ${source}` };
    },
  });
  return program;
}
