import { parsePublicReference } from '@forecourt/domain';
import { Command, InvalidArgumentError } from 'commander';
import type { RunOnDatabase } from '../command/with-database.ts';
import { describeActions, listActions } from '../takedown/operator-log.ts';
import { addTakedownCommands } from '../takedown/takedown-commands.ts';
import { describeAdvert, describeAdverts } from './describe-adverts.ts';
import { explainOff, requireOperatorAdvert, searchOperatorAdverts } from './operator-adverts.ts';

const mostListed = 50;

/** `npm run adverts`: find adverts, and decide which are shown. */
export function buildAdvertsCommand(run: RunOnDatabase): Command {
  const program = new Command('adverts').description(
    'Find adverts and take them down. A running site follows within seconds. With the embedded database, stop the site first.',
  );
  const argument = {
    name: 'reference',
    description: 'the 12 characters at the end of its address, or the whole address',
    parse: parseReference,
  };

  program
    .command('find')
    .description('find adverts with all of these words, newest first')
    .argument('<words...>', 'of the title, reference, plate or seller')
    .action((words: string[]) =>
      run(async (db) =>
        describeAdverts(
          await searchOperatorAdverts(
            db,
            words.map((word) => findReference(word) ?? word),
            { limit: mostListed },
          ),
          mostListed,
        ),
      ),
    );

  program
    .command('show')
    .description('show everything about an advert, with the decisions about it')
    .argument('<reference>', argument.description, parseReference)
    .action((reference: string) =>
      run(async (db) => {
        const found = await requireOperatorAdvert(db, reference);
        const log = await listActions(db, { scope: 'advert', subject: reference });
        const parts = [describeAdvert(found), await explainOff(db, reference), describeActions(log)];
        return parts.filter((part) => part !== null).join('\n');
      }),
    );

  addTakedownCommands(program, run, {
    scope: 'advert',
    argument,
    blockMeans: 'take down for good, with every advert of the same source that has the same plate',
    async require(session, reference) {
      const { advert } = await requireOperatorAdvert(session, reference);
      return { subject: reference, label: `Advert ${reference} (${advert.title})` };
    },
    explainStillOff: explainOff,
  });
  return program;
}

function parseReference(text: string): string {
  const reference = findReference(text);
  if (reference !== null) return reference;
  throw new InvalidArgumentError('Give the 12 characters at the end of the advert’s address.');
}

/** Alone, or as the last part of an address, or before its `/advert`. */
function findReference(text: string): string | null {
  const parts = (URL.parse(text)?.pathname ?? text).split('/').filter(Boolean);
  return parts.map(parsePublicReference).findLast((reference) => reference !== null) ?? null;
}
