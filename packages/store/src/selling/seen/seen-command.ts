import { writeFile } from 'node:fs/promises';
import { formatMoment } from '@forecourt/domain';
import { Command } from 'commander';
import { CommandError } from '../../command/command-error.ts';
import { parseNumber } from '../../command/parse-number.ts';
import type { RunOnDatabase } from '../../command/with-database.ts';
import type { MediaStore } from '../../media/media-store.ts';
import { decideSeenCheck, findSeenCheck, listWaitingSeenChecks, type SeenCheck } from './seen-checks.ts';

const mostListed = 100;

/** `npm run seen`: look at the photos of sellers who show that they have the car, and decide. */
export function buildSeenCommand(
  run: RunOnDatabase,
  openMedia: () => Promise<Pick<MediaStore, 'read'>>,
): Command {
  const program = new Command('seen').description(
    'Decide whether a seller’s photo shows the vehicle with our code. With the embedded database, stop the site first.',
  );

  program
    .command('list')
    .description('list photos that wait, oldest first')
    .action(() => run(async (db) => describeChecks(await listWaitingSeenChecks(db, { limit: mostListed }))));

  program
    .command('photo')
    .description('write a photo to a file')
    .argument('<id>', 'as shown by list', parseNumber)
    .requiredOption('--file <file>', 'write it there')
    .action((id: number, { file }: { file: string }) =>
      run(async (db) => {
        const check = await findSeenCheck(db, id);
        const bytes = check?.photoName
          ? await (await openMedia()).read(`photos-seen/${check.photoName}`)
          : null;
        if (!check || !bytes) throw new CommandError(`There is no photo ${id}.`);
        await writeFile(file, bytes, { flag: 'wx', mode: 0o600 }).catch((error: Error) => {
          throw new CommandError(`${file} cannot be written: ${error.message}.`);
        });
        return `Written to ${file}. The code is ${check.code}, the plate ${check.plateKey}.`;
      }),
    );

  const decide = (id: number, decision: { isSeen: boolean; reason: string | null; by: string }) =>
    run(async (db) => {
      const isDone = await decideSeenCheck(db, id, { ...decision, at: new Date().toISOString() });
      if (!isDone) throw new CommandError(`Photo ${id} does not wait.`);
      return decision.isSeen ? `Photo ${id} is accepted: the advert says so.` : `Photo ${id} is refused.`;
    });

  program
    .command('accept')
    .description('the photo shows the vehicle, its plate and the code')
    .argument('<id>', 'as shown by list', parseNumber)
    .requiredOption('--by <name>', 'who decides')
    .action((id: number, { by }: { by: string }) => decide(id, { isSeen: true, reason: null, by }));

  program
    .command('refuse')
    .description('the photo does not show it; the seller reads why and can try again')
    .argument('<id>', 'as shown by list', parseNumber)
    .requiredOption('--by <name>', 'who decides')
    .requiredOption('--reason <words>', 'for the seller')
    .action((id: number, { by, reason }: { by: string; reason: string }) =>
      decide(id, { isSeen: false, reason, by }),
    );
  return program;
}

function describeChecks(checks: readonly SeenCheck[]): string {
  if (checks.length === 0) return 'No photo waits.';
  return checks
    .map(
      ({ id, publicReference, plateKey, code, sentAt }) =>
        `${id}  advert ${publicReference}  plate ${plateKey}  code ${code}  sent ${sentAt ? formatMoment(sentAt) : ''}`,
    )
    .join('\n');
}
