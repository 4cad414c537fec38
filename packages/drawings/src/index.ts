export { articleSubjects } from './articles/compositions.ts';
export { type ArticlePicture, drawArticlePicture } from './articles/draw-article-picture.ts';
export { drawVehicle } from './draw-vehicle.ts';
export { drawTurn } from './exterior/draw-turn.ts';
export { canTurn } from './exterior/four-wheels.ts';
export {
  type DealerLogo,
  drawDealerLogo,
  drawDefaultDealerLogo,
} from './logos/draw-dealer-logo.ts';
export {
  type DetailView,
  detailViews,
  type ExteriorView,
  exteriorViews,
  pickViews,
  type VehicleLook,
  type VehicleView,
} from './look.ts';
export { lookOf } from './look-of.ts';
export { lookOfModel } from './look-of-model.ts';
export { drawBrandPicture } from './placeholder/draw-brand-picture.ts';
export { drawPlaceholder } from './placeholder/draw-placeholder.ts';
