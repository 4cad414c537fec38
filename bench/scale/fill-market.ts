import type { Database } from '@forecourt/store';
import { storeMarket } from '../market/store-market.ts';

const original = 50_000;
const copiesAtOnce = 50_000;

/** A made-up market of any size: its adverts are made once and then copied, because making a million takes minutes. */
export async function fillMarket(db: Database, size: number): Promise<void> {
  await storeMarket(db, Math.min(size, original));
  await copyAdverts(db, size);
  // One change that identifies this state, as an import would leave.
  await db.longWork.orm.execute(
    `insert into advert_change (public_reference, kind, at)
       select public_reference, 'changed', now() from advert order by public_reference limit 1`,
  );
  await db.longWork.orm.execute('analyze advert');
}

async function copyAdverts(db: Database, size: number): Promise<void> {
  const rows = async (statement: string) =>
    (await db.longWork.orm.execute(statement)) as unknown as { rows: Record<string, unknown>[] };
  const { rows: columns } = await rows(
    `select column_name as name from information_schema.columns
       where table_name = 'advert' and table_schema = 'public' and is_generated = 'NEVER' and is_identity = 'NO' order by ordinal_position`,
  );
  const names = columns.map(({ name }) => String(name));
  const formatValue = (name: string) => {
    if (name === 'public_reference') return `substr(md5(a.public_reference || ':' || $COPY), 1, 12)`;
    if (name === 'source_reference') return `a.source_reference || ':' || $COPY`;
    if (name === 'price') return `a.price + 10 * ($COPY % 97)`;
    return `a."${name}"`;
  };
  const values = names.map(formatValue).join(', ');
  const originals = Math.min(size, original);
  for (let made = originals, copy = 1; made < size; copy++) {
    const count = Math.min(copiesAtOnce, originals, size - made);
    const { rows: inserted } = await rows(
      `with made as (
         insert into advert (${names.map((name) => `"${name}"`).join(', ')})
         select ${values.replaceAll('$COPY', String(copy))}
           from (select * from advert where source_reference not like '%:%' order by public_reference limit ${count}) a
         on conflict do nothing returning 1)
       select count(*)::int as count from made`,
    );
    const added = Number(inserted[0]?.count ?? 0);
    if (added === 0) throw new Error('The adverts could not be copied.');
    made += added;
  }
}
