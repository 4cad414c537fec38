export {
  type AppData,
  canUseNewAdvertPage,
  type EnvironmentName,
  environmentNames,
  hasBetaFeature,
} from './app/app-data.ts';
export { buildAppData } from './app/build-app-data.ts';
export { askPage } from './brand/ask-page.ts';
export { brand, brandFile, brandLinks } from './brand/brand.ts';
export { type BrandFile, brandElementId } from './brand/brand-file.ts';
export type { SocialNetwork } from './brand/brand-shape.ts';
export { officialBodies } from './brand/official-bodies.ts';
export { partnerLogoPath } from './brand/partner-logo.ts';
export { sellUrl } from './brand/sell-site.ts';
export { tokenColours } from './brand/token-colours.ts';
export {
  type ConsentMoment,
  type ConsentPurpose,
  consentPurposes,
  decideScriptLoad,
  hasConsent,
  mustStartAfresh,
} from './consent/consent.ts';
export {
  type EnquiryErrors,
  type EnquiryField,
  type EnquiryFields,
  emptyEnquiry,
  findEnquiryErrors,
  isFieldRequired,
  parsePreferredTime,
} from './contact/enquiry-form.ts';
export { messageLabel } from './contact/message-label.ts';
export {
  formatNumberPath,
  type NumberAsked,
  type NumberPaths,
  numberPath,
  numberPathsOf,
  parseNumberAsked,
} from './contact/number-path.ts';
export { whatsappAboutAdvert, whatsappToDealer } from './contact/whatsapp-text.ts';
export { formatAgreedCookie, readAgreedTokens } from './cookies/agreed-cookie.ts';
export {
  type EditedAlert,
  editsAlertCookieName,
  formatEditedAlert,
  readEditedAlert,
} from './cookies/edited-alert-cookie.ts';
export { formatSellerCookie, readSellerToken } from './cookies/seller-cookie.ts';
export { formatSessionCookies, readSessionToken } from './cookies/session-cookie.ts';
export { authCookieName, isSignedIn } from './cookies/signed-in.ts';
export { type DealerCard, type DealerLink, decideDealerLinks } from './dealer/dealer-card.ts';
export { type DealerPanel, type DealerPanelOutput, decideDealerPanel } from './dealer/dealer-panel.ts';
export { dealerAddress, defaultDealerLogo, logoAltText, simiText, stockText } from './dealer/dealer-words.ts';
export { describeResponse } from './dealer/describe-response.ts';
export { feedCheckerPath } from './dealer/feed-checker-path.ts';
export {
  emptyReview,
  findReplyError,
  findReviewErrors,
  longestReview,
  type ReviewErrors,
  type ReviewFields,
  ratingWords,
} from './dealer/review-form.ts';
export { type ArticleLayout, truncateArticleSummary, truncateArticleTitle } from './display/article-text.ts';
export {
  type IllustrationName,
  illustrationNames,
  vehicleIllustrationColours,
} from './display/illustrations.ts';
export { type AdType, brandNewText, decidePriceNote, monthlyPriceLabel } from './display/price-block.ts';
export { maximumRating, ratingLabel, ratingOfPercent, starFillPercent } from './display/rating.ts';
export { buildSavedCarCard } from './display/saved-car-card.ts';
export { isSmallLabel } from './display/small-label.ts';
export {
  type ButtonSize,
  type ButtonType,
  type ContentPosition,
  type FlagType,
  type IconSize,
  type InfoCardType,
  iconSizes,
  type LegendType,
  type MediaBadge,
  type MessageBannerBorder,
  type MessageBannerType,
  type PartnerCardType,
} from './display/variants.ts';
export { buildVehicleCard } from './display/vehicle-card.ts';
export {
  figurePath,
  formatFigureAddress,
  type ReportedFigure,
  reportedFigures,
} from './figures/reported-figures.ts';
export { csrfField } from './forms/csrf-field.ts';
export { fieldLabel } from './forms/field-error.ts';
export { decideTextAreaMessage, defaultTextAreaLength } from './forms/text-area.ts';
export { decideTextInputMessage, requireInputId } from './forms/text-input.ts';
export { imageAddress, placeholderImage } from './image/image-address.ts';
export { type ImageShape, type ImageSize, imageHeight, parseImageSize, srcSet } from './image/image-sizes.ts';
export { breakpoints } from './layout/breakpoints.ts';
export {
  buildHiringBanner,
  canShowHiringBanner,
  dismissedValue,
  hiringBannerKey,
} from './layout/hiring-banner.ts';
export { countySheet, countySpritePath, placeOnCountySheet } from './map/county-sheet.ts';
export { mapShapes, type PlaceMap, parsePlaceMap, placeMapPath } from './map/place-map.ts';
export { frameRoute, parseRouteMap, type RouteMap, roundTrip, routeMapPath } from './map/route-map.ts';
export { type BreadcrumbItem, buildBreadcrumbs, canShowBreadcrumbs } from './navigation/breadcrumbs.ts';
export { buildFooterColumns, type FooterColumn } from './navigation/footer.ts';
export { buildHeader, type HeaderAction } from './navigation/header.ts';
export { buildHeaderGroups } from './navigation/header-groups.ts';
export type { NavigationChild, NavigationItem } from './navigation/navigation-item.ts';
export { buildPagination, isPageClickable, type PageStep, type Pagination } from './navigation/pagination.ts';
export { prefetchFreshSeconds } from './navigation/prefetch.ts';
export type { SeoLinks, SeoTab } from './navigation/seo-links.ts';
export { type SiteGroup, siteGroups, siteParts } from './navigation/site-parts.ts';
export {
  type DriveKind,
  isDriven,
  newCarsPath,
  newDrivePath,
  newMakePath,
  newModelPath,
  newStockPath,
  parseDrive,
  popularNewCarsPath,
} from './new-cars/new-car-path.ts';
export { buildOrganisationBlock, copyrightLine } from './organisation/organisation.ts';
export { formatSavedList, parseSavedList, parseSavedVehicle } from './saved/parse-saved-list.ts';
export { buildSavedAdsItem, type SavedAdsItem } from './saved/saved-ads-item.ts';
export {
  formatSavedCookie,
  parseSavedCookie,
  type SavedReferences,
  savedVehiclesPath,
} from './saved/saved-cookie.ts';
export {
  addSaved,
  hasSaved,
  isFull,
  maximumSaved,
  putBackSaved,
  removeSaved,
  type SavedList,
  savedKey,
  totalSaved,
} from './saved/saved-list.ts';
export { formatSavedMarks, savedMarksPath } from './saved/saved-marks.ts';
export { describePriceChange, type SavedPriceChange } from './saved/saved-price-change.ts';
export { isExpired, type SavedVehicle, savedVehicleOfSavedAdsItem } from './saved/saved-vehicle.ts';
export { formatSharedList, parseReferences, parseSharedList, type SharedList } from './saved/shared-list.ts';
export { scriptPolling } from './script/script-loading.ts';
export { decideScriptState, type ScriptState } from './script/script-state.ts';
export { type TrustedTypes, trustedTypePolicies } from './script/trusted-types.ts';
export {
  formatHidden,
  type Hidden,
  type HideableAdvert,
  hideAdvert,
  hideSeller,
  isHidden,
  nothingHidden,
  parseHidden,
  sellerKey,
} from './seen/hidden.ts';
export { addSeen, formatSeenList, parseSeenList } from './seen/seen-list.ts';
export { addViewed, formatViewedList, parseViewedList } from './seen/viewed-list.ts';
export { buildTrackingData } from './tracking/build-tracking-data.ts';
export { buildVisitData, type TrackedPage } from './tracking/page-data.ts';
export type { TrackedVehicle } from './tracking/tracked-vehicle.ts';
export type { TrackingData } from './tracking/tracking-data.ts';
export type {
  DealerEvent,
  TrackingEvent,
  VehicleEvent,
} from './tracking/tracking-event.ts';
export { createTrackingQueue, type TrackingCall, type TrackingQueue } from './tracking/tracking-queue.ts';
