import type { Advert, SearchQuery } from '@forecourt/domain';
import type { FoundAdverts, Services } from '@forecourt/services';
import { buildResultCard, type ResultCardView } from '../../../../parts/vehicle/build-result-card.ts';

type Hit = FoundAdverts['hits'][number];

/** Builds cards from the search's hits, loading all their dealers at once. */
export async function createCardBuilder(
  hits: readonly Hit[],
  query: SearchQuery,
  { dealers, pricing }: Pick<Services, 'dealers' | 'pricing'>,
): Promise<{ card: (hit: Hit) => ResultCardView; nameOfDealer: (id: number) => string | undefined }> {
  const asked = query.filters?.dealer;
  const ids = hits.flatMap(({ advert }) => (advert.seller.kind === 'trade' ? [advert.seller.dealerId] : []));
  if (asked && 'anyOf' in asked) ids.push(...asked.anyOf.map(Number));
  const known = await dealers.findMany(ids);
  const now = new Date();
  const isByCut = query.sort === 'biggest-cut';
  return {
    nameOfDealer: (id) => known.get(id)?.name,
    card({ advert, distance }) {
      const dealer = advert.seller.kind === 'trade' ? known.get(advert.seller.dealerId) : undefined;
      const build = () =>
        buildResultCard(advert, {
          dealer,
          distance,
          verdict: pricing.verdict(advert),
          yearlyCost: pricing.standardYearlyCost(advert),
          isByYearlyCost: isByYearlyCost(query),
          isByCut,
          now,
        });
      const isOfThisSearch = distance !== null || isByCut || isByYearlyCost(query);
      return isOfThisSearch ? build() : findCard(advert, [dealer, pricing.model(advert.channel)], now, build);
    },
  };
}

interface BuiltCard {
  card: ResultCardView;
  /** The dealer and the price model that it was built with. */
  from: readonly unknown[];
  builtAt: number;
}

/** As long as pages are cached: the flag of a new advert, and the prices of others, change with time alone. */
const maxAgeMs = 10_000;
/** An advert that changes is another object. */
const built = new WeakMap<Advert, BuiltCard>();

/** Rating an advert takes longer than all the rest of its card, and popular ones are in many searches. */
function findCard(
  advert: Advert,
  from: readonly unknown[],
  now: Date,
  build: () => ResultCardView,
): ResultCardView {
  const known = built.get(advert);
  const isCurrent = known && now.getTime() - known.builtAt < maxAgeMs;
  if (isCurrent && from.every((part, index) => part === known.from[index])) return known.card;
  const card = build();
  built.set(advert, { card, from, builtAt: now.getTime() });
  return card;
}

/** The card shows the figure if the visitor sorts or filters by it. */
function isByYearlyCost({ sort, filters }: SearchQuery): boolean {
  return sort === 'yearly-cost-asc' || filters?.yearlyCost !== undefined;
}
