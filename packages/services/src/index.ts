// What a page shows directly from the store.
export type {
  AdvertEvent as AdvertEventView,
  CheckedFeed,
  ColumnGuide,
  Confirmation,
  FeedColumnsCheck,
  FeedFinding,
  SalePlace,
  SeenCheck,
  SellerSale,
  StockGroup,
} from '@forecourt/store';
export type { Accounts } from './accounts/open-accounts.ts';
export type { PasskeyAdded } from './accounts/passkey-service.ts';
export type { ChangeToConfirm, Mailbox } from './accounts/profile-service.ts';
export type { AccountLists, BrowserLists } from './accounts/saved-vehicles-service.ts';
export type { SignedIn } from './accounts/session-service.ts';
export type { SignInAnswer } from './accounts/sign-in-service.ts';
export { formatLocation, isAllowedLocation } from './address/format-location.ts';
export type { AdvertService } from './adverts/advert-service.ts';
export type { AlertService, NamedAlert, WatchOutcome } from './alerts/alert-service.ts';
export type { AlertSubject } from './alerts/find-subject.ts';
export {
  type ArrangementField,
  type ArrangementForm,
  type ArrangementIntent,
  arrangementFields,
  findArrangementIntent,
} from './arrangements/arrangement-form.ts';
export type { ArrangementService, Arrangements } from './arrangements/arrangement-service.ts';
export type { ArrangementErrors, ArrangementOutcome } from './arrangements/run-intent.ts';
export { ttlMemo } from './cache/ttl-memo.ts';
export type { ContentService } from './content/content-service.ts';
export { drawnPicture, type PictureView, sharedPicture } from './content/drawn-picture.ts';
export type {
  ConversationService,
  ListedConversation,
  OwnConversation,
  ReadConversation,
  SendOutcome,
} from './conversations/conversation-service.ts';
export type { DealerService } from './dealers/dealer-service.ts';
export {
  type DirectoryAnswer,
  type DirectoryCounts,
  type DirectoryFilter,
  type DirectoryQuery,
  type DirectoryRelaxation,
  type DirectorySort,
  directorySorts,
  type ListedDealer,
} from './dealers/directory-query.ts';
export type { DirectoryService } from './dealers/directory-service.ts';
export { findStockPictures } from './dealers/stock-pictures.ts';
export {
  askNumber,
  findNumberOwner,
  type NumberAnswer,
  type SellerOfNumber,
} from './enquiries/ask-number.ts';
export { limits } from './enquiries/enquiry-limits.ts';
export type { EnquiryOutcome, EnquiryService } from './enquiries/enquiry-service.ts';
export type { EnquiryTarget } from './enquiries/find-subject.ts';
export type { RevealOutcome } from './enquiries/reveal-number.ts';
export type { FeedCheckOutcome, SentFeed } from './feed-checker/feed-checker.ts';
export { maxFeedBytes, maxFeedWords, maxPastedLength } from './feed-checker/feed-limits.ts';
export type { CountedPage } from './figures/figure-counter.ts';
export type { FigureService, OwnFigures } from './figures/open-figures.ts';
export type { LogoFailures } from './logo-failures/logo-failures.ts';
export { findNewVersions } from './new-cars/find-new-versions.ts';
export { type NewVersion, newVersionOfAdvert } from './new-cars/new-version.ts';
export type { CaseDetail } from './office/case-detail.ts';
export type { DecisionAnswer, LogLine, OfficeService } from './office/office-service.ts';
export type { OfficeQueue, QueueItem } from './office/read-queue.ts';
export type { AdvertInsights } from './placed/advert-insights.ts';
export type { SaleReply } from './placed/still-for-sale-service.ts';
export { type CompletedVehicle, completeVehicle, type DescribedVehicle } from './pricing/complete-vehicle.ts';
export { findPricesByYear, type PriceOfYear } from './pricing/prices-by-year.ts';
export type { PriceVerdict, PricingService } from './pricing/pricing-service.ts';
export type { DealerToReview, EnquiryToAnswer, Found, ReviewToReply } from './reputation/feedback-service.ts';
export { MarketReads } from './request/market-reads.ts';
export { noteReads } from './request/note-reads.ts';
export type {
  PageHandler,
  RefusalForNow,
  RequestInfo,
  UploadedFile,
  Visitor,
} from './request/request-info.ts';
export { retryAfterSeconds } from './request/retry-after.ts';
export { type SecurityEvent, securityEventName, securityEvents } from './request/security-event.ts';
export { spellStock } from './search/names/spell-stock.ts';
export type { FoundAdverts, SearchService } from './search/search-service.ts';
export type { Suggestion } from './search/suggest/suggestion.ts';
export type { BuiltAdvert } from './selling/build-advert.ts';
export type { Selling } from './selling/open-selling.ts';
export type { Asker, OwnAdvert, OwnDraft, PublishAnswer } from './selling/own-draft.ts';
export type { PhotoAnswer, PhotoMove } from './selling/photo-service.ts';
export type { PriceAdvice } from './selling/price-advice.ts';
export type { PricePace } from './selling/price-pace.ts';
export type { Services, SiteFacts } from './services.ts';
