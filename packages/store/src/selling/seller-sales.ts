import type { Session } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import { isoTime } from '../database/iso-time.ts';
import { sellerSale } from '../schema/schema.ts';

/** What a seller said about a sale. */
export type SellerSale = Omit<typeof sellerSale.$inferSelect, 'publicReference'>;
export type SalePlace = SellerSale['place'];

export async function recordSale(session: Session, publicReference: string, sale: SellerSale): Promise<void> {
  await session.orm
    .insert(sellerSale)
    .values({ publicReference, ...sale })
    .onConflictDoUpdate({ target: sellerSale.publicReference, set: sale });
}

/** It was not sold after all. */
export async function forgetSale(session: Session, publicReference: string): Promise<void> {
  await session.orm.delete(sellerSale).where(eq(sellerSale.publicReference, publicReference));
}

export async function findSale(session: Session, publicReference: string): Promise<SellerSale | undefined> {
  const [row] = await session.orm
    .select({ at: sellerSale.at, place: sellerSale.place, price: sellerSale.price })
    .from(sellerSale)
    .where(eq(sellerSale.publicReference, publicReference));
  return row && { ...row, at: isoTime(row.at) };
}
