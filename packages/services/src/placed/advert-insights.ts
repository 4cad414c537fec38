import {
  type Advert,
  type AdvertFigures,
  ageGroup,
  daysOnSale,
  decideNextStep,
  fewestToCompare,
  medianFigures,
  type NextStep,
  noFigures,
  type QualityScore,
  scoreAdvert,
  similarSearches,
} from '@forecourt/domain';
import type { FigureService, OwnFigures } from '../figures/open-figures.ts';
import type { SearchService } from '../search/search-service.ts';
import type { OwnAdvert } from '../selling/own-draft.ts';
import type { PriceAdvice } from '../selling/price-advice.ts';
import type { Publisher } from '../selling/publisher.ts';
import type { SeenService } from './seen-service.ts';

/** How an advert does, and what would help it. */
export interface AdvertInsights {
  figures: OwnFigures;
  /** The median of similar adverts of the same age, today; null if there are too few. */
  usual: AdvertFigures | null;
  /** How many those are. */
  compared: number;
  advice: PriceAdvice | null;
  quality: QualityScore;
  next: NextStep | null;
  seenAt: string | null;
}

export type FindInsights = (own: OwnAdvert) => Promise<AdvertInsights>;

export interface InsightParts {
  figures: Pick<FigureService, 'of'>;
  search: Pick<SearchService, 'search'>;
  seen: Pick<SeenService, 'seenAt'>;
  now?: () => number;
}

/** Enough of one age among them, also of a common model. */
const mostCompared = 60;

export function createInsights(
  { figures, search, seen, now = Date.now }: InsightParts,
  { build, priceAdvice }: Pick<Publisher, 'build' | 'priceAdvice'>,
): FindInsights {
  /** From the most similar outwards. */
  async function findSimilar(advert: Advert): Promise<Advert[]> {
    const found = new Map<string, Advert>();
    for (const query of similarSearches(advert, mostCompared)) {
      if (found.size >= mostCompared) break;
      for (const hit of (await search.search(query)).hits) found.set(hit.advert.publicReference, hit.advert);
      found.delete(advert.publicReference);
    }
    return [...found.values()];
  }

  async function compare(advert: Advert): Promise<{ usual: AdvertFigures | null; compared: number }> {
    const today = new Date(now());
    const age = ageGroup(daysOnSale(advert, today));
    const others = (await findSimilar(advert)).filter((each) => ageGroup(daysOnSale(each, today)) === age);
    if (others.length < fewestToCompare) return { usual: null, compared: others.length };
    const counted = await figures.of(others.map(({ publicReference }) => publicReference));
    const all = others.map(({ publicReference }) => counted.get(publicReference)?.today ?? noFigures);
    return { usual: medianFigures(all), compared: others.length };
  }

  return async ({ placed, draft, advert }) => {
    const { publicReference, state } = placed;
    const isLive = state === 'live' && advert !== null;
    const built = build(draft, null, null);
    const [counted, comparison, seenAt] = await Promise.all([
      figures.of([publicReference]),
      isLive ? compare(advert) : { usual: null, compared: 0 },
      seen.seenAt(publicReference),
    ]);
    const own = counted.get(publicReference) ?? { today: noFigures, total: noFigures };
    const advice = isLive ? priceAdvice(draft, built) : null;
    const quality = scoreAdvert(advert ?? built);
    return {
      figures: own,
      ...comparison,
      advice,
      quality,
      seenAt,
      next: decideNextStep({
        state,
        daysLive: advert ? daysOnSale(advert, new Date(now())) : 0,
        quality,
        price: advert?.price ?? built.price,
        goingRate: advice?.goingRate ?? null,
        today: own.today,
        usual: comparison.usual,
        isSeen: seenAt !== null,
        isCardUsed: own.total.cardScanned > 0,
      }),
    };
  };
}
