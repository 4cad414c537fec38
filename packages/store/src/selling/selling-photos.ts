import type { PhotoLook } from '@forecourt/domain';
import type { Session } from '../database/database.ts';
import { and, asc, eq, sql } from '../database/drizzle.ts';
import { sellingPhoto } from '../schema/schema.ts';
import { noteLoosePhoto } from './loose-photos.ts';
import { printFromNumber, printToNumber } from './photo-prints.ts';
import { lockSellingDraft } from './selling-drafts.ts';

export interface SellingPhoto
  extends Pick<
    typeof sellingPhoto.$inferSelect,
    'id' | 'name' | 'sentSha256' | 'bytes' | 'width' | 'height'
  > {
  /** Missing for one that was added before photos were looked at. */
  look?: PhotoLook | null;
  /** What pictures of it have in common, as 16 hexadecimal digits. */
  print?: string | null;
}

/** The cover first. */
export async function listSellingPhotos(session: Session, draftId: string): Promise<SellingPhoto[]> {
  const { id, name, sentSha256, bytes, width, height, look, print } = sellingPhoto;
  const rows = await session.orm
    .select({ id, name, sentSha256, bytes, width, height, look, print })
    .from(sellingPhoto)
    .where(eq(sellingPhoto.draftId, draftId))
    .orderBy(asc(sellingPhoto.position), asc(sellingPhoto.id));
  return rows.map((row) => ({ ...row, print: row.print === null ? null : printFromNumber(row.print) }));
}

/** Adds a photo at the end. The same file sent again is there already; null if there is no room. */
export async function addSellingPhoto(
  session: Session,
  draftId: string,
  { print = null, ...photo }: Omit<SellingPhoto, 'id'>,
  { at, most }: { at: string; most: number },
): Promise<SellingPhoto | null> {
  return session.transaction(async (inner) => {
    // Two uploads at once get two positions.
    if (!(await lockSellingDraft(inner, draftId))) return null;
    const photos = await listSellingPhotos(inner, draftId);
    const same = photos.find(({ sentSha256 }) => sentSha256 === photo.sentSha256);
    if (same) return same;
    if (photos.length >= most) return null;
    // After the last one, also when others before it were removed.
    const position = sql`(select coalesce(max(${sellingPhoto.position}) + 1, 0) from ${sellingPhoto}
      where ${sellingPhoto.draftId} = ${draftId})`;
    const [row] = await inner.orm
      .insert(sellingPhoto)
      .values({
        draftId,
        position,
        addedAt: at,
        ...photo,
        print: print === null ? null : printToNumber(print),
      })
      .returning({ id: sellingPhoto.id });
    return row ? { look: null, ...photo, print, id: row.id } : null;
  });
}

/** Puts the photos in this order. Photos that it does not name follow; ids of other drafts are ignored. */
export async function orderSellingPhotos(
  session: Session,
  draftId: string,
  decide: (photos: readonly SellingPhoto[]) => readonly number[],
): Promise<void> {
  await session.transaction(async (inner) => {
    await lockSellingDraft(inner, draftId);
    const photos = await listSellingPhotos(inner, draftId);
    const order = [...decide(photos), ...photos.map(({ id }) => id)];
    const ids = [...new Set(order)].filter((id) => photos.some((photo) => photo.id === id));
    for (const [position, id] of ids.entries()) {
      await inner.orm
        .update(sellingPhoto)
        .set({ position })
        .where(and(eq(sellingPhoto.draftId, draftId), eq(sellingPhoto.id, id)));
    }
  });
}

/**
 * Puts another picture in the place of a photo. Sent again, the first one is still that photo; its files are deleted later.
 */
export async function replaceSellingPhoto(
  session: Session,
  draftId: string,
  id: number,
  picture: Pick<SellingPhoto, 'name' | 'bytes' | 'look'>,
  { at }: { at: string },
): Promise<void> {
  const isPhoto = and(eq(sellingPhoto.draftId, draftId), eq(sellingPhoto.id, id));
  await session.transaction(async (inner) => {
    const [before] = await inner.orm
      .select({ name: sellingPhoto.name })
      .from(sellingPhoto)
      .where(isPhoto)
      .for('update');
    await inner.orm.update(sellingPhoto).set(picture).where(isPhoto);
    if (before && before.name !== picture.name) await noteLoosePhoto(inner, before.name, { at });
  });
}

/** Its files are deleted later, once nothing shows them. */
export async function removeSellingPhoto(
  session: Session,
  draftId: string,
  id: number,
  { at = new Date().toISOString() }: { at?: string } = {},
): Promise<void> {
  await session.transaction(async (inner) => {
    const [gone] = await inner.orm
      .delete(sellingPhoto)
      .where(and(eq(sellingPhoto.draftId, draftId), eq(sellingPhoto.id, id)))
      .returning({ name: sellingPhoto.name });
    if (gone) await noteLoosePhoto(inner, gone.name, { at });
  });
}
