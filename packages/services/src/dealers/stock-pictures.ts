import { type Channel, pictureAddresses } from '@forecourt/domain';
import type { SearchService } from '../search/search-service.ts';

const picturesADealer = 3;
/** A card shows what kind of stock there is: an advert more or less changes nothing. */
const freshForMs = 60_000;
/** About 200 bytes each; a directory with more dealers searches for the rest again. */
const mostKept = 10_000;

interface Kept {
  at: number;
  pictures: Promise<readonly string[]>;
}

const keptBy = new WeakMap<SearchService, Map<string, Kept>>();

/** The first pictures of each dealer's newest adverts in a channel, by the dealer's id. */
export async function findStockPictures(
  { shared: search }: SearchService,
  dealers: readonly { id: number; channel: Channel }[],
  now = Date.now(),
): Promise<ReadonlyMap<number, readonly string[]>> {
  const kept = keptBy.get(search) ?? new Map<string, Kept>();
  keptBy.set(search, kept);
  const found = await Promise.all(
    dealers.map(async ({ id, channel }) => {
      const key = `${id} ${channel}`;
      const known = kept.get(key);
      if (known && now - known.at < freshForMs) return [id, await known.pictures] as const;
      const pictures = readPictures(search, id, channel);
      // A failure must not be cached.
      pictures.catch(() => kept.delete(key));
      // A Map keeps insertion order: the oldest entry comes first.
      kept.delete(key);
      kept.set(key, { at: now, pictures });
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
      return [id, await pictures] as const;
    }),
  );
  return new Map(found);
}

async function readPictures(search: SearchService, id: number, channel: Channel): Promise<string[]> {
  const { hits } = await search.search({
    channel,
    filters: { dealer: { anyOf: [id] } },
    sort: 'newest',
    // Some adverts have no picture.
    size: 2 * picturesADealer,
  });
  return hits.flatMap(({ advert }) => pictureAddresses(advert).slice(0, 1)).slice(0, picturesADealer);
}
