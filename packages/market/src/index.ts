export { makeAdverts, type StoredDealer } from './advert/make-adverts.ts';
export { type BadMarket, type BadSeller, makeBadMarket } from './bad/make-bad-adverts.ts';
export { dealerCount, type MadeDealer, makeDealers } from './dealer/make-dealers.ts';
export { makePastEnquiries } from './dealer/make-past-enquiries.ts';
export { makeReviews } from './dealer/make-reviews.ts';
export { type MarketOptions, marketSource } from './market-options.ts';
export { isMessy, type MessyRow, writeMessyRow } from './messy/messy-row.ts';
export { priceModel } from './price/price-model.ts';
export { type RetentionCurve, retentionAt } from './price/retention.ts';
