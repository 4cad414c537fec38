import type { AdvertFigures } from '@forecourt/domain';
import { queryRows, type Session } from '../database/database.ts';
import { and, gte, inArray, lt, sql } from '../database/drizzle.ts';
import { type RowColumn, unnestRows } from '../database/unnest-rows.ts';
import { advertFigure, figureWriter } from '../schema/schema.ts';

/** The figures of one advert on one day in Ireland. */
export interface DayFigures extends AdvertFigures {
  publicReference: string;
  /** `2026-11-17` */
  day: string;
}

const columns: readonly RowColumn<DayFigures>[] = [
  { key: 'publicReference', name: 'public_reference', type: 'text' },
  { key: 'day', name: 'day', type: 'text' },
  { key: 'shown', name: 'shown', type: 'integer' },
  { key: 'opened', name: 'opened', type: 'integer' },
  { key: 'saved', name: 'saved', type: 'integer' },
  { key: 'numberShown', name: 'number_shown', type: 'integer' },
  { key: 'messages', name: 'messages', type: 'integer' },
  { key: 'cardScanned', name: 'card_scanned', type: 'integer' },
];

const names = sql.raw(columns.map(({ name }) => name).join(', '));
const added = sql.raw(
  columns
    .slice(2)
    .map(({ name }) => `${name} = advert_figure.${name} + excluded.${name}`)
    .join(', '),
);

/**
 * Adds what a process has counted since its last batch. A batch is numbered: sent again because its reply was lost, it is
 * not added twice.
 */
export async function addAdvertFigures(
  session: Session,
  rows: readonly DayFigures[],
  { writer, batch, at }: { writer: string; batch: number; at: string },
): Promise<void> {
  await session.transaction(async (inner) => {
    const [isNew] = await queryRows(
      inner,
      sql`insert into figure_writer (id, batch, at) values (${writer}, ${batch}, ${at}::timestamptz)
        on conflict (id) do update set batch = excluded.batch, at = excluded.at
          where figure_writer.batch < excluded.batch returning id`,
    );
    if (!isNew || rows.length === 0) return;
    await inner.orm.execute(
      sql`insert into advert_figure (${names})
        select ${names} from ${unnestRows('counted', rows, columns)} order by public_reference, day
        on conflict (public_reference, day) do update set ${added}`,
    );
  });
}

export async function listAdvertFigures(
  session: Session,
  publicReferences: readonly string[],
  { since }: { since: string },
): Promise<DayFigures[]> {
  return session.orm
    .select()
    .from(advertFigure)
    .where(and(inArray(advertFigure.publicReference, [...publicReferences]), gte(advertFigure.day, since)));
}

/** Forgets days and processes of long ago. */
export async function pruneAdvertFigures(
  session: Session,
  { dayBefore, writersBefore }: { dayBefore: string; writersBefore: string },
): Promise<void> {
  await session.orm.delete(advertFigure).where(lt(advertFigure.day, dayBefore));
  await session.orm.delete(figureWriter).where(lt(figureWriter.at, writersBefore));
}
