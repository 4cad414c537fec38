import type { Advert, Dealer } from '@forecourt/domain';
import type { OverviewService } from '../overview/overview-service.ts';

/** The overview over the given adverts, without a database. */
export function fakeOverview(adverts: readonly Advert[], dealers: readonly Dealer[]): OverviewService {
  const live = adverts.filter(({ status }) => status === 'live');
  return {
    stock: async () =>
      live.map(({ channel, vehicle: { make, model }, place: { county }, updatedAt }) => ({
        channel,
        make,
        model,
        county,
        updatedAt,
        count: 1,
      })),
    dealers: async () => dealers,
    dealerStock: async () =>
      live.flatMap(({ channel, seller, updatedAt }) =>
        seller.kind === 'trade' ? [{ dealerId: seller.dealerId, channel, updatedAt, count: 1 }] : [],
      ),
    referenceShares: async () =>
      live.map(({ publicReference, updatedAt }) => ({
        prefix: publicReference.slice(0, 2),
        updatedAt,
        count: 1,
      })),
    async *addresses({ from, below }) {
      const inRange = live.filter(
        ({ publicReference }) => publicReference >= from && (below === null || publicReference < below),
      );
      if (inRange.length > 0) yield inRange;
    },
  };
}
