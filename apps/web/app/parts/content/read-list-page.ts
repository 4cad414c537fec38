import { notFound } from '../../addresses/not-found.ts';
import { onPage } from '../../addresses/on-page.ts';
import { redirectTo } from '../../addresses/redirect-to.ts';

/** The list page that an address asks for. A page past the end redirects to the last, because entries come and go. */
export function readListPage(url: URL, { count, aPage }: { count: number; aPage: number }): number {
  const page = Number(url.searchParams.get('page') ?? 1);
  if (!Number.isInteger(page) || page < 1) throw notFound();
  const last = Math.max(1, Math.ceil(count / aPage));
  if (page <= last) return page;
  throw redirectTo(onPage(url, last), 302);
}
