export { lookOf } from './advert/look-of.ts';
export { lookOfModel } from './advert/look-of-model.ts';
export { makeAdverts, type StoredDealer } from './advert/make-adverts.ts';
export { dealerCount, type MadeDealer, makeDealers } from './dealer/make-dealers.ts';
export { makePastEnquiries } from './dealer/make-past-enquiries.ts';
export { makeReviews } from './dealer/make-reviews.ts';
export { articleSubjects } from './illustration/articles/compositions.ts';
export { type ArticlePicture, drawArticlePicture } from './illustration/articles/draw-article-picture.ts';
export { drawVehicle } from './illustration/draw-vehicle.ts';
export { drawTurn } from './illustration/exterior/draw-turn.ts';
export { canTurn } from './illustration/exterior/four-wheels.ts';
export {
  type DealerLogo,
  drawDealerLogo,
  drawDefaultDealerLogo,
} from './illustration/logos/draw-dealer-logo.ts';
export {
  type DetailView,
  detailViews,
  type ExteriorView,
  exteriorViews,
  pickViews,
  type VehicleLook,
  type VehicleView,
} from './illustration/look.ts';
export { drawBrandPicture } from './illustration/placeholder/draw-brand-picture.ts';
export { drawPlaceholder } from './illustration/placeholder/draw-placeholder.ts';
export { type MarketOptions, marketSource } from './market-options.ts';
export { isMessy, type MessyRow, writeMessyRow } from './messy/messy-row.ts';
export { priceModel } from './price/price-model.ts';
export { type RetentionCurve, retentionAt } from './price/retention.ts';
