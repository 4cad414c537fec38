import { buildDealerRating, type Channel, type Dealer, towns } from '@forecourt/domain';
import { makeDealers } from '@forecourt/market';
import type { DirectoryFacts, DirectoryQuery } from '@forecourt/services/open';
import { makesOf } from '@forecourt/taxonomy';
import { Random } from '../search/random.ts';

const now = new Date('2026-11-15T00:00:00Z');
const fullMarket = 30_000;

/** As many dealers as requested: a made-up market has seven hundred, so several are combined. */
export function makeDirectory(count: number): DirectoryFacts {
  const random = new Random(5);
  const dealers: Dealer[] = [];
  const stock: DirectoryFacts['stock'][number][] = [];
  const ratings: [number, NonNullable<ReturnType<typeof buildDealerRating>>][] = [];
  for (let seed = 1; dealers.length < count; seed++) {
    for (const made of makeDealers({ seed, size: fullMarket, now }).slice(0, count - dealers.length)) {
      const id = dealers.length + 1;
      dealers.push({ ...made.draft, id });
      for (const channel of Object.keys(made.stock) as Channel[]) {
        if (made.stock[channel] === 0 || random.isOneIn(12)) continue;
        const sold = new Set([
          ...made.draft.franchises,
          ...Array.from({ length: 6 }, () => random.pickSkewed(makesOf(channel))),
        ]);
        for (const make of sold)
          stock.push({ dealerId: id, channel, make: String(make), count: 1 + random.below(9) });
      }
      const stars = [random.below(9), random.below(6), random.below(3), random.below(2), 0] as const;
      const rating = random.isOneIn(2) ? buildDealerRating(stars) : null;
      if (rating) ratings.push([id, rating]);
    }
  }
  return { dealers, stock, ratings: new Map(ratings) };
}

/** Typical directory queries. Names have no typing errors: not every system forgives them. */
export function makeQuestions(count: number, { dealers }: DirectoryFacts): DirectoryQuery[] {
  const random = new Random(6);
  const often = <T>(oneIn: number, value: () => T) => (random.isOneIn(oneIn) ? value() : undefined);
  return Array.from({ length: count }, () => {
    const near = often(3, () => random.pick(towns));
    return {
      name: often(3, () => {
        const words = random.pick(dealers).name.split(' ');
        return random.pick(words.filter((word) => /^[A-Za-z]{3,}$/.test(word)).concat('Motors')).slice(0, 5);
      }),
      make: often(3, () => random.pickSkewed(['Ford', 'Toyota', 'Volkswagen', 'Hyundai', 'BMW'])),
      county: often(3, () => random.pick(dealers).place.county),
      channel: often(3, () => random.pick<Channel>(['Car', 'Commercial', 'Bike'])),
      isSimiApproved: often(5, () => true),
      near: near && { latitude: near.latitude, longitude: near.longitude },
      sort: often(3, () => random.pick(['name', 'stock', 'rating'] as const)),
      page: 1 + random.below(3),
    };
  });
}
