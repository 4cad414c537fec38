import type { Session } from '../database/database.ts';
import { and, asc, count, eq, ne } from '../database/drizzle.ts';
import { pushBrowser } from '../schema/schema.ts';

/** A browser that shows notifications: where its maker takes them, and the keys that only it can read them with. */
export interface PushBrowser {
  id: number;
  endpoint: string;
  publicKey: string;
  secret: string;
}

const mostBrowsers = 10;

/** A browser belongs to whoever registered it last. Returns false if the person has too many others. */
export async function addPushBrowser(
  session: Session,
  watcherId: number,
  browser: Omit<PushBrowser, 'id'>,
  { at }: { at: string },
): Promise<boolean> {
  const [row] = await session.orm
    .select({ count: count() })
    .from(pushBrowser)
    .where(and(eq(pushBrowser.watcherId, watcherId), ne(pushBrowser.endpoint, browser.endpoint)));
  if ((row?.count ?? 0) >= mostBrowsers) return false;
  await session.orm
    .insert(pushBrowser)
    .values({ ...browser, watcherId, createdAt: at })
    .onConflictDoUpdate({
      target: pushBrowser.endpoint,
      set: { watcherId, publicKey: browser.publicKey, secret: browser.secret },
    });
  return true;
}

export async function listPushBrowsers(session: Session, watcherId: number): Promise<PushBrowser[]> {
  return session.orm
    .select({
      id: pushBrowser.id,
      endpoint: pushBrowser.endpoint,
      publicKey: pushBrowser.publicKey,
      secret: pushBrowser.secret,
    })
    .from(pushBrowser)
    .where(eq(pushBrowser.watcherId, watcherId))
    .orderBy(asc(pushBrowser.id));
}

/** Its maker says that it is gone. */
export async function removePushBrowser(session: Session, id: number): Promise<void> {
  await session.orm.delete(pushBrowser).where(eq(pushBrowser.id, id));
}

export async function removePushBrowsers(session: Session, watcherId: number): Promise<void> {
  await session.orm.delete(pushBrowser).where(eq(pushBrowser.watcherId, watcherId));
}
