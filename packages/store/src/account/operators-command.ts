import { type AccountRole, isEmail, type StaffRole, staffRoles } from '@forecourt/domain';
import { Command, InvalidArgumentError, Option } from 'commander';
import { CommandError } from '../command/command-error.ts';
import type { RunOnDatabase } from '../command/with-database.ts';
import { decisionOf, withBy } from '../takedown/takedown-commands.ts';
import { addRole, removeRole } from './account-roles.ts';
import { findAccountByEmail, findOrAddAccount, listStaff } from './accounts.ts';

interface RoleOptions {
  role: StaffRole;
  by: string;
}

/** `npm run operators`: who may work in the back office. The first operator is made here. */
export function buildOperatorsCommand(run: RunOnDatabase): Command {
  const program = new Command('operators').description(
    'Say who may work in the back office. With the embedded database, stop the site first.',
  );
  const named = (name: string, description: string) =>
    withBy(program.command(name).description(description))
      .argument('<email>', 'the address they sign in with', parseEmail)
      .addOption(
        new Option('--role <role>', 'moderators decide cases; operators also manage people')
          .choices(staffRoles)
          .default('operator'),
      );

  named('add', 'give a role').action((email: string, options: RoleOptions) =>
    run(async (db) => {
      const { at, by } = decisionOf(options);
      const account = await findOrAddAccount(db, email, { at });
      const isNew = await addRole(db, account.id, { role: options.role }, { at, by });
      return isNew
        ? `${account.email} is now ${describeRole(options)}. They sign in at /sign-in, then add a passkey in their account.`
        : `${account.email} already is ${describeRole(options)}.`;
    }),
  );

  named('remove', 'take a role away').action((email: string, options: RoleOptions) =>
    run(async (db) => {
      const account = await findAccountByEmail(db, email);
      const isGone = account && (await removeRole(db, account.id, { role: options.role }));
      if (!isGone) throw new CommandError(`${email} is not ${describeRole(options)}.`);
      return `${account.email} is no longer ${describeRole(options)}.`;
    }),
  );

  program
    .command('list')
    .description('list moderators and operators')
    .action(() =>
      run(async (db) => {
        const staff = await listStaff(db);
        if (staff.length === 0) return 'There is no moderator and no operator.';
        return staff.map(({ email, roles }) => `${email}  ${roles.map(nameRole).join(', ')}`).join('\n');
      }),
    );
  return program;
}

function describeRole({ role }: Pick<RoleOptions, 'role'>): string {
  return role === 'operator' ? 'an operator' : 'a moderator';
}

function nameRole(role: AccountRole): string {
  return role.role === 'dealer' ? `dealer ${role.dealerId}` : role.role;
}

function parseEmail(text: string): string {
  if (!isEmail(text)) throw new InvalidArgumentError('It must be an e-mail address.');
  return text;
}
