import { appendQuery, channels, nameSlug, parseNear } from '@forecourt/domain';
import type { DirectoryQuery, Services } from '@forecourt/services';
import { notFound } from '../../../addresses/not-found.ts';
import { onPage } from '../../../addresses/on-page.ts';
import { redirectTo } from '../../../addresses/redirect-to.ts';
import { buildDirectoryView, type DirectoryView } from './build-directory-view.ts';
import type { Entrance } from './describe-directory.ts';
import { type AskedDealers, directoryAddress } from './directory-address.ts';
import { addressOfForm, readDirectoryAddress, withOthers, wordsOfName } from './read-directory-address.ts';

const entrances: Readonly<Record<string, Entrance>> = {
  '/dealers/make': 'by-make',
  '/dealers/ireland': 'by-county',
};

type Params = Parameters<typeof readDirectoryAddress>[0];

export async function loadDirectory(
  url: URL,
  params: Params,
  services: Pick<Services, 'directory' | 'search'>,
): Promise<DirectoryView> {
  const index = await services.directory.index();
  const onSale = await listMakesOnSale(services);
  const findMake = (text: string) => index.findMake(text) ?? onSale(text);
  const moved = addressOfForm(url.searchParams, (text) => findMake(text) !== undefined);
  if (moved !== null) throw redirectTo(moved, 301);
  const read = readDirectoryAddress(params, url.searchParams, findMake);
  if (!read) throw notFound();
  const { asked, unknownPlace, problems } = read;
  // A name without a letter matches nothing: redirect to the list without it, which has its own address.
  if (params.name !== undefined && asked.name === null) {
    const list = appendQuery(directoryAddress(asked), { name: wordsOfName(params.name) });
    throw redirectTo(withOthers(list, url.searchParams), 301);
  }
  const query = queryOf(asked);
  const answer = index.search(query);
  // Dealers come and go: the last page may be another one tomorrow.
  if (asked.page > answer.pages) throw redirectTo(onPage(url, answer.pages), 302);
  return buildDirectoryView(asked, {
    answer,
    relaxations: answer.total === 0 ? index.relax(query) : [],
    size: index.size,
    unknownPlace,
    problems,
    entrance: entrances[url.pathname] ?? null,
  });
}

/** A make that only private sellers have today has a page that says so. */
async function listMakesOnSale({ search }: Pick<Services, 'search'>) {
  const names = await Promise.all(channels.map((channel) => search.nameOfSlug(channel)));
  return (text: string) =>
    names.map((nameOfSlug) => nameOfSlug('make', nameSlug(text))).find((name) => name !== undefined);
}

function queryOf({ name, make, county, channel, isSimiApproved, near, sort, page }: AskedDealers) {
  return {
    name: name ?? undefined,
    make: make ?? undefined,
    county: county ?? undefined,
    channel: channel ?? undefined,
    isSimiApproved,
    near: near === null ? undefined : parseNear(near),
    sort: sort ?? undefined,
    page,
  } satisfies DirectoryQuery;
}
