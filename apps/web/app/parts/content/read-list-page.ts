import { notFound } from '../../addresses/not-found.ts';
import { onPage } from '../../addresses/on-page.ts';
import { redirectTo } from '../../addresses/redirect-to.ts';

/** Which page of a list an address asks for. One beyond the last leads to the last: what is listed comes and goes. */
export function readListPage(url: URL, { count, aPage }: { count: number; aPage: number }): number {
  const page = Number(url.searchParams.get('page') ?? 1);
  if (!Number.isInteger(page) || page < 1) throw notFound();
  const last = Math.max(1, Math.ceil(count / aPage));
  if (page <= last) return page;
  throw redirectTo(onPage(url, last), 302);
}
