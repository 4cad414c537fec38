import type { ConversationSide } from '@forecourt/domain';
import { queryRows, type Session } from '../database/database.ts';
import { type SQL, sql } from '../database/drizzle.ts';
import { encodeArray } from '../database/postgres/binary-array.ts';

/** A photo is about to be written, or has lost what it belonged to: it is looked at later. */
export async function noteLoosePhoto(session: Session, name: string, { at }: { at: string }): Promise<void> {
  await noteLoose(session, sql`select ${name}::text as name`, at);
}

/** The photos of drafts that are about to be deleted. */
export async function noteLooseOfDrafts(
  session: Session,
  draftIds: readonly string[],
  { at }: { at: string },
): Promise<void> {
  if (draftIds.length === 0) return;
  const ids = encodeArray('text', draftIds);
  await noteLoose(
    session,
    sql`select name from selling_photo where draft_id = any(${ids}::text[])
      union select seen.photo_name from seen_check seen
        join seller_advert placed on placed.public_reference = seen.public_reference
        where placed.draft_id = any(${ids}::text[]) and seen.photo_name is not null`,
    at,
  );
}

/** The photos of conversations that are about to be deleted. */
export async function noteLooseOfConversations(
  session: Session,
  ids: readonly number[],
  { at }: { at: string },
): Promise<void> {
  await noteLoose(
    session,
    sql`select distinct photo.name from conversation_photo photo
      join conversation_message message on message.id = photo.message_id
      where message.conversation_id = any(${encodeArray('integer', ids)}::integer[])`,
    at,
  );
}

/** The photos of one side of a conversation, which are about to be deleted. */
export async function noteLooseOfMessages(
  session: Session,
  conversationId: number,
  author: ConversationSide,
  { at }: { at: string },
): Promise<void> {
  await noteLoose(
    session,
    sql`select distinct photo.name from conversation_photo photo
      join conversation_message message on message.id = photo.message_id
      where message.conversation_id = ${conversationId} and message.author = ${author}`,
    at,
  );
}

async function noteLoose(session: Session, names: SQL, at: string): Promise<void> {
  await session.orm.execute(
    sql`insert into loose_photo (name, since) select name, ${at}::timestamptz from (${names}) as loose
      on conflict (name) do update set since = excluded.since`,
  );
}

/**
 * Deletes photos that nothing has shown since, with `remove` for their files. The rows are locked meanwhile: whoever sends the
 * same photo again notes it first, and so waits until its files can be written again. Returns how many were deleted.
 */
export async function removeLoosePhotos(
  session: Session,
  { at, looseSince, limit }: { at: string; looseSince: string; limit: number },
  remove: (name: string) => Promise<void>,
): Promise<{ looked: number; removed: number }> {
  return session.transaction(async (inner) => {
    const rows = await queryRows<{ name: string }>(
      inner,
      sql`select name from loose_photo where since <= ${looseSince}::timestamptz
        order by since limit ${limit} for update skip locked`,
    );
    const names = rows.map(({ name }) => name);
    if (names.length === 0) return { looked: 0, removed: 0 };
    const kept = await findKept(inner, names);
    const shown = await findShown(inner, names);
    const removed = names.filter((name) => !kept.has(name) && !shown.has(name));
    for (const name of removed) await remove(name);
    const settled = encodeArray('text', [...removed, ...kept]);
    await inner.orm.execute(sql`delete from loose_photo where name = any(${settled}::text[])`);
    // Removed from its draft, while visitors still see the last version: later again.
    await inner.orm.execute(
      sql`update loose_photo set since = ${at}::timestamptz
        where name = any(${encodeArray('text', [...shown])}::text[])`,
    );
    return { looked: names.length, removed: removed.length };
  });
}

async function findKept(session: Session, names: readonly string[]): Promise<Set<string>> {
  const list = encodeArray('text', names);
  const rows = await queryRows<{ name: string }>(
    session,
    sql`select name from selling_photo where name = any(${list}::text[])
      union select photo_name from seen_check where photo_name = any(${list}::text[])
      union select name from conversation_photo where name = any(${list}::text[])`,
  );
  return new Set(rows.map(({ name }) => name));
}

/** Only private adverts can show them: a photo is encoded anew when it arrives, so no feed has the same file. */
async function findShown(session: Session, names: readonly string[]): Promise<Set<string>> {
  const rows = await queryRows<{ name: string }>(
    session,
    sql`select distinct substr(picture, 7) as name from advert, jsonb_array_elements_text(pictures) as picture
      where source = 'sellers' and substr(picture, 7) = any(${encodeArray('text', names)}::text[])`,
  );
  return new Set(rows.map(({ name }) => name));
}
