import type { Session } from '../database/database.ts';
import { and, eq, exists, isNull, sql } from '../database/drizzle.ts';
import { advert, dealer, isShown } from '../schema/schema.ts';

const mostNamed = 20;

/** The dealers with adverts from this source who have neither telephone nor e-mail, with number and name. */
export async function listUnreachableDealers(session: Session, source: string): Promise<string[]> {
  const sells = session.orm
    .select({ one: sql`1` })
    .from(advert)
    .where(and(eq(advert.dealerId, dealer.id), eq(advert.source, source), isShown));
  const rows = await session.orm
    .select({ id: dealer.id, name: dealer.name })
    .from(dealer)
    .where(and(isNull(dealer.phone), isNull(dealer.email), exists(sells)))
    .orderBy(dealer.id)
    .limit(mostNamed);
  return rows.map(({ id, name }) => `${id} ${name}`);
}
