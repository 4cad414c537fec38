import { makeAdverts, makeBadMarket, makeDealers, makePastEnquiries, makeReviews } from '@forecourt/market';
import { makeMessy } from './messy-adverts.ts';
import type { MarketMaker, MarketPlan } from './seed-market.ts';

export const marketMaker: MarketMaker = {
  dealers: (plan) => makeDealers(plan).map(({ draft }) => draft),
  reviews: (plan, dealerIds) => makeReviews(plan, storedDealers(plan, dealerIds)),
  enquiries: (plan, dealerIds) => makePastEnquiries(plan, storedDealers(plan, dealerIds)),
  adverts(plan, dealerIds) {
    const stored = storedDealers(plan, dealerIds);
    const dealers = new Map(stored.map(({ id, draft }) => [id, draft]));
    return makeMessy(makeAdverts(plan, stored), { ...plan, dealers });
  },
  bad: (plan, dealerIds) => makeBadMarket(plan, makeAdverts(plan, storedDealers(plan, dealerIds)), dealerIds),
};

function storedDealers(plan: MarketPlan, dealerIds: readonly number[]) {
  return makeDealers(plan).flatMap((made, index) => {
    const id = dealerIds[index];
    return id === undefined ? [] : [{ id, draft: made.draft, made }];
  });
}
