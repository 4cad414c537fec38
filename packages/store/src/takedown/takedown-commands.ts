import type { Command } from 'commander';
import { CommandError } from '../command/command-error.ts';
import { operatorName } from '../command/operator-name.ts';
import type { RunOnDatabase } from '../command/with-database.ts';
import type { Session } from '../database/database.ts';
import { countOf } from '../feed/report/count-of.ts';
import type { TakedownScope } from '../schema/schema.ts';
import { type Decision, describeActions, listActions } from './operator-log.ts';
import { restore, type TakedownTarget, takeDown } from './take-down.ts';

export interface TakedownSubject<Argument> {
  scope: TakedownScope;
  argument: { name: string; description: string; parse(text: string): Argument };
  blockMeans: string;
  /**
   * The subject under which decisions are stored, and its description; throws a CommandError if it does not
   * exist.
   */
  require(session: Session, argument: Argument): Promise<{ subject: string; label: string }>;
  /** Why it stays off the site although it is restored; null if nothing else keeps it off. */
  explainStillOff?(session: Session, argument: Argument): Promise<string | null>;
}

interface DecisionOptions {
  reason?: string;
  by: string;
}

/** Adds `hide`, `restore`, `block` and `log`, which are the same for adverts, dealers and sources. */
export function addTakedownCommands<Argument>(
  program: Command,
  run: RunOnDatabase,
  subject: TakedownSubject<Argument>,
): void {
  const { scope, argument } = subject;
  const named = (name: string, description: string) =>
    withBy(program.command(name).description(description)).argument(
      `<${argument.name}>`,
      argument.description,
      argument.parse,
    );

  for (const [name, kind, means] of [
    ['hide', 'hidden', 'take down for now, whatever feeds say'],
    ['block', 'blocked', subject.blockMeans],
  ] as const)
    named(name, means)
      .requiredOption('--reason <text>', 'why, for the log')
      .action((value: Argument, options: DecisionOptions) =>
        run(async (db) => {
          const { subject: key, label } = await subject.require(db, value);
          const count = await takeDown(db, { scope, subject: key }, kind, decisionOf(options));
          return `${label} is ${kind}: ${describeGone(count)}`;
        }),
      );

  named('restore', 'restore with the current data of its feed')
    .option('--reason <text>', 'why, for the log')
    .action((value: Argument, options: DecisionOptions) =>
      run(async (db) => {
        const { subject: key, label } = await subject.require(db, value);
        const target: TakedownTarget = { scope, subject: key };
        const answer = await restore(db, target, decisionOf(options));
        const stillOff = (await subject.explainStillOff?.(db, value)) ?? '';
        if (answer.kind === 'not-taken-down')
          throw new CommandError(`${label} is neither hidden nor blocked. ${stillOff}`.trim());
        return `${label} is restored: ${describeBack(answer.adverts)} ${stillOff}`.trim();
      }),
    );

  program
    .command('log')
    .description('show who did what, when and why, newest first')
    .action(() => run(async (db) => describeActions(await listActions(db, { scope }))));
}

export function withBy(command: Command): Command {
  return command.option('--by <name>', 'who decides, for the log', operatorName());
}

export function decisionOf({ reason = '', by }: DecisionOptions): Decision {
  return { at: new Date().toISOString(), by, reason: reason.trim() };
}

function describeGone(count: number): string {
  return count === 0 ? 'no live advert was affected.' : `${countOf(count, 'live advert')} off the site.`;
}

function describeBack(count: number): string {
  return count === 0 ? 'no advert is live in its feed.' : `${countOf(count, 'advert')} on the site again.`;
}
