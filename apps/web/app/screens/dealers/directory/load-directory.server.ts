import { appendQuery, channels, mainChannel, nameSlug, parseNear } from '@forecourt/domain';
import {
  type DirectoryQuery,
  findStockPictures,
  type ListedDealer,
  type Services,
} from '@forecourt/services';
import { notFound } from '../../../addresses/not-found.ts';
import { onPage } from '../../../addresses/on-page.ts';
import { redirectTo } from '../../../addresses/redirect-to.ts';
import type { ShownDealer } from './build-directory-card.ts';
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
  services: Pick<Services, 'directory' | 'search' | 'reputation'>,
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
    shown: await findShown(answer.hits, asked, services),
  });
}

async function findShown(
  hits: readonly ListedDealer[],
  asked: AskedDealers,
  { search, reputation }: Pick<Services, 'search' | 'reputation'>,
): Promise<ReadonlyMap<number, ShownDealer>> {
  const inChannel = hits.map(({ dealer: { id }, stock }) => ({
    id,
    channel: asked.channel ?? mainChannel(stock),
  }));
  const pictures = await findStockPictures(search, inChannel);
  const responses = await Promise.all(inChannel.map(({ id }) => reputation.responseRecord(id)));
  return new Map(
    inChannel.map(({ id }, at) => [
      id,
      { response: responses[at] ?? null, pictures: pictures.get(id) ?? [] },
    ]),
  );
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
