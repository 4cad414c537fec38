import { type Channel, channels, type DealerRating, distanceKm, foldToKey } from '@forecourt/domain';
import type { DirectoryFacts } from '../dealer-rows.ts';
import type { DirectoryQuery } from '../directory-query.ts';

export interface NaiveAnswer {
  total: number;
  ids: readonly number[];
  county: Readonly<Record<string, number>>;
  make: Readonly<Record<string, number>>;
  channel: Readonly<Record<Channel, number>>;
  anyChannel: number;
  simi: number;
}

/** The directory by filtering and counting, as anybody would write it at first: what the index is held against. */
export function searchNaively(facts: DirectoryFacts, query: DirectoryQuery): NaiveAnswer {
  const { dealers, stock, ratings } = facts;
  type Filter = Exclude<keyof DirectoryQuery, 'near' | 'sort' | 'page' | 'size'>;
  const countIn = (id: number, channel?: Channel) =>
    stock
      .filter((each) => each.dealerId === id && (!channel || each.channel === channel))
      .reduce((sum, { count }) => sum + count, 0);
  const makesIn = (id: number, channel: Channel | undefined): Set<string> => {
    const franchises = dealers.find((dealer) => dealer.id === id)?.franchises ?? [];
    const inStock = stock.filter((each) => each.dealerId === id && (!channel || each.channel === channel));
    const isSoldNew = (make: string) =>
      !channel ||
      (inStock.length > 0 && stock.some((each) => each.channel === channel && each.make === make));
    return new Set([...inStock.map(({ make }) => make), ...franchises.filter(isSoldNew)]);
  };
  const words = (query.name ?? '')
    .split(/[\s/&+-]+/)
    .map(foldToKey)
    .filter(Boolean);
  const filter = (without: Filter | null, channel = without === 'channel' ? undefined : query.channel) =>
    dealers.filter(({ id, name, place, isSimiApproved }) => {
      const parts = name.split(/[\s/&+-]+/).map(foldToKey);
      const endings = parts.map((_, first) => parts.slice(first).join(''));
      const isHad = (word: string) => endings.some((ending) => ending.startsWith(word));
      if (!words.every((word, at) => isHad(word) || (at > 0 && isHad(words[at - 1] + word)))) return false;
      if (without !== 'county' && query.county && place.county !== query.county) return false;
      if (without !== 'isSimiApproved' && query.isSimiApproved && !isSimiApproved) return false;
      if (channel && countIn(id, channel) === 0) return false;
      return without === 'make' || !query.make || makesIn(id, channel).has(query.make);
    });
  const isEmpty = (id: number) => Number(countIn(id) === 0);
  const rated = [...ratings.values()];
  const usual =
    rated.reduce((sum, { average, count }) => sum + average * count, 0) /
    rated.reduce((sum, { count }) => sum + count, 0);
  const fairly = (rating: DealerRating | undefined) =>
    rating ? (rating.average * rating.count + usual * 5) / (rating.count + 5) : 0;
  const { near } = query;
  const sort = query.sort === 'distance' && !near ? 'name' : (query.sort ?? (near ? 'distance' : 'name'));
  const found = filter(null)
    .sort(
      (a, b) =>
        isEmpty(a.id) - isEmpty(b.id) || new Intl.Collator('en').compare(a.name, b.name) || a.id - b.id,
    )
    .sort((a, b) => {
      const [one, other] = [ratings.get(a.id), ratings.get(b.id)];
      if (sort === 'distance' && near) return distanceKm(near, a.place) - distanceKm(near, b.place);
      if (sort === 'stock') return countIn(b.id, query.channel) - countIn(a.id, query.channel);
      if (sort === 'rating') return fairly(other) - fairly(one) || (other?.count ?? 0) - (one?.count ?? 0);
      return 0;
    });
  const [size, page] = [query.size ?? 20, query.page ?? 1];
  return {
    total: found.length,
    ids: found.slice((page - 1) * size, page * size).map(({ id }) => id),
    county: tally(filter('county').map(({ place }) => place.county)),
    make: tally(filter('make').flatMap(({ id }) => [...makesIn(id, query.channel)])),
    channel: Object.fromEntries(
      channels.map((channel) => [channel, filter('channel', channel).length]),
    ) as Record<Channel, number>,
    anyChannel: filter('channel').length,
    simi: filter('isSimiApproved').filter(({ isSimiApproved }) => isSimiApproved).length,
  };
}

function tally(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
