import { makeAdverts, makeDealers, makePastEnquiries, makeReviews } from '@forecourt/market';
import type { MarketMaker, MarketPlan } from './seed-market.ts';

export const marketMaker: MarketMaker = {
  dealers: (plan) => makeDealers(plan).map(({ draft }) => draft),
  reviews: (plan, dealerIds) => makeReviews(plan, storedDealers(plan, dealerIds)),
  enquiries: (plan, dealerIds) => makePastEnquiries(plan, storedDealers(plan, dealerIds)),
  adverts: (plan, dealerIds) => makeAdverts(plan, storedDealers(plan, dealerIds)),
};

function storedDealers(plan: MarketPlan, dealerIds: readonly number[]) {
  return makeDealers(plan).flatMap((made, index) => {
    const id = dealerIds[index];
    return id === undefined ? [] : [{ id, draft: made.draft, made }];
  });
}
