import type { Database } from '@forecourt/store';

/** In one transaction, as an import does it. */
export async function changePrices(db: Database, count: number): Promise<void> {
  await db.longWork.orm.execute(
    `with changed as (
       update advert set price = price + 1 where public_reference in (
         select public_reference from advert where status = 'live' order by public_reference limit ${count})
       returning public_reference, price),
     prices as (
       insert into advert_price (public_reference, at, price) select public_reference, now(), price from changed)
     insert into advert_change (public_reference, kind, at) select public_reference, 'changed', now() from changed`,
  );
}
