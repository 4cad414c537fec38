import type { AccountRole } from '@forecourt/domain';
import type { Session } from '../database/database.ts';
import { and, eq } from '../database/drizzle.ts';
import { accountRole } from '../schema/schema.ts';

export interface Grant {
  at: string;
  by: string;
}

/** Returns false if the account had the role already. */
export async function addRole(
  session: Session,
  accountId: number,
  role: AccountRole,
  { at, by }: Grant,
): Promise<boolean> {
  const added = await session.orm
    .insert(accountRole)
    .values({ accountId, ...columnsOf(role), grantedBy: by, grantedAt: at })
    .onConflictDoNothing()
    .returning({ role: accountRole.role });
  return added.length > 0;
}

/** Returns false if the account did not have the role. */
export async function removeRole(session: Session, accountId: number, role: AccountRole): Promise<boolean> {
  const { role: name, dealerId } = columnsOf(role);
  const removed = await session.orm
    .delete(accountRole)
    .where(
      and(
        eq(accountRole.accountId, accountId),
        eq(accountRole.role, name),
        eq(accountRole.dealerId, dealerId),
      ),
    )
    .returning({ role: accountRole.role });
  return removed.length > 0;
}

function columnsOf(role: AccountRole) {
  return { role: role.role, dealerId: role.role === 'dealer' ? role.dealerId : 0 };
}
