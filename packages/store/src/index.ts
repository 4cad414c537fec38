export { countLiveAdverts, endAdverts, endAdvertsNotIn } from './advert/end-adverts.ts';
export {
  type AdvertCounts,
  countAdverts,
  findAdvert,
  findAdverts,
  latestAdverts,
  maxAdvertsAtOnce,
} from './advert/find-adverts.ts';
export { findAdvertsByPlate } from './advert/find-by-plate.ts';
export {
  type DealerStock,
  groupDealerStock,
  groupLiveReferences,
  groupLiveStock,
  type ReferenceShare,
  type StockGroup,
} from './advert/live-stock.ts';
export {
  type AdvertAddress,
  type ReferenceRange,
  readAdvertAddresses,
} from './advert/read-advert-addresses.ts';
export { readSearchableAdverts } from './advert/read-searchable-adverts.ts';
export { storeAdverts } from './advert/store-adverts.ts';
export { type UpsertCounts, upsertAdverts } from './advert/upsert-adverts.ts';
export { type AdvertChange, latestSequence, pruneChanges, readChanges } from './change/read-changes.ts';
export type { Database, Session } from './database/database.ts';
export { DatabaseError, type DatabaseErrorKind } from './database/database-error.ts';
export { openDatabase } from './database/open-database.ts';
export {
  addReviews,
  dealerReviewSummaries,
  dealerReviewSummary,
  listPublishedReviews,
  type ReviewSummary,
} from './dealer/dealer-reviews.ts';
export {
  countDealers,
  findDealer,
  findDealerByReference,
  listDealers,
  maxDealersAtOnce,
} from './dealer/find-dealers.ts';
export { upsertDealers } from './dealer/upsert-dealers.ts';
export {
  claimEnquiries,
  findEnquiry,
  markEnquiryFailed,
  markEnquirySent,
} from './enquiry/deliver-enquiries.ts';
export { countEnquiries, hasEnquiry, recordEnquiry } from './enquiry/record-enquiry.ts';
export { openFeed } from './feed/decode.ts';
export { FeedError, type FeedErrorKind } from './feed/feed-error.ts';
export { type ImportOptions, type ImportSummary, importFeed } from './feed/import-feed.ts';
export { type FeedAdvert, type ParsedFeedRow, parseFeedRow } from './feed/parse-feed-row.ts';
export { openReport, type Report, type ReportEntry } from './feed/report.ts';
export { type ImportCounts, type ImportRun, listImportRuns } from './import-run/import-runs.ts';
export { findSetting, keepSetting, saveSetting } from './setting/settings.ts';
