export { addRole, type Grant, removeRole } from './account/account-roles.ts';
export {
  type AccountSession,
  endAccountSessions,
  findAccountSession,
  findAccountSessionById,
  listAccountSessions,
  openAccountSession,
  pruneAccountSessions,
  touchAccountSession,
} from './account/account-sessions.ts';
export {
  type AccountProfile,
  cancelErasure,
  changeProfile,
  findAccount,
  findAccountByEmail,
  findOrAddAccount,
  listDueErasures,
  listStaff,
  scheduleErasure,
} from './account/accounts.ts';
export {
  addEmailChange,
  type Confirmation,
  confirmEmailChange,
  type EmailChange,
  endEmailChanges,
  findEmailChange,
  findOpenEmailChange,
} from './account/email-changes.ts';
export {
  addPasskey,
  findPasskey,
  listPasskeys,
  notePasskeyUse,
  removePasskey,
  type StoredPasskey,
} from './account/passkeys.ts';
export {
  changeSavedVehicles,
  readSavedVehicles,
  type SavedEntries,
  type SavedEntry,
} from './account/saved-vehicles.ts';
export {
  type AddedRequest,
  addSignInRequest,
  findSignInRequest,
  pruneSignInRequests,
  type SignInRequest,
  takeCodeTry,
} from './account/sign-in-requests.ts';
export { endAdverts } from './advert/end-adverts.ts';
export {
  type AdvertCounts,
  countAdverts,
  findAdvert,
  findAdverts,
  maxAdvertsAtOnce,
} from './advert/find-adverts.ts';
export { findAdvertsByPlate, findReferencesByPlate } from './advert/find-by-plate.ts';
export {
  type DealerMakeStock,
  type DealerStock,
  groupDealerMakes,
  groupDealerStock,
  groupLiveReferences,
  groupLiveStock,
  type ReferenceShare,
  type StockGroup,
} from './advert/live-stock.ts';
export { findOperatorAdverts, type OperatorAdvert } from './advert/operator-adverts.ts';
export {
  type AdvertAddress,
  type ReferenceRange,
  readAdvertAddresses,
} from './advert/read-advert-addresses.ts';
export {
  type AdvertLife,
  findFirstEnding,
  type LivesWanted,
  readAdvertLives,
} from './advert/read-advert-lives.ts';
export { findSearchableAdverts, readSearchableAdverts } from './advert/read-searchable-adverts.ts';
export { storeAdverts } from './advert/store-adverts.ts';
export { type UpsertCounts, upsertAdverts } from './advert/upsert-adverts.ts';
export {
  type AdvertChange,
  findChange,
  latestSequence,
  maxChangesAtOnce,
  pruneChanges,
  readChanges,
} from './change/read-changes.ts';
export { CommandError } from './command/command-error.ts';
export { operatorName } from './command/operator-name.ts';
export { withDatabase } from './command/with-database.ts';
export type { Database, Session } from './database/database.ts';
export { DatabaseError, type DatabaseErrorKind } from './database/database-error.ts';
export { type DatabaseProblem, databaseProblemOf } from './database/database-problem.ts';
export { openDatabase } from './database/open-database.ts';
export { type ProcessLock, tryProcessLock } from './database/pglite/process-lock.ts';
export { addReviews, listPublishedReviews, readDealerRatings } from './dealer/dealer-reviews.ts';
export {
  countDealers,
  findDealer,
  findDealerByReference,
  listDealers,
  listMergedDealers,
  maxDealersAtOnce,
} from './dealer/find-dealers.ts';
export { readResponseRecords } from './dealer/response-records.ts';
export { upsertDealers } from './dealer/upsert-dealers.ts';
export {
  findReview,
  findReviewAuthorEmail,
  findReviewOfEnquiry,
  listPendingReviews,
  moderateReview,
  replyToReview,
  type StoredReview,
  writeReview,
} from './dealer/written-reviews.ts';
export { addPastEnquiries } from './enquiry/add-past-enquiries.ts';
export { answerEnquiry } from './enquiry/answer-enquiry.ts';
export { type ExpiredBatch, expireEnquiries } from './enquiry/expire-enquiries.ts';
export { findEnquiry } from './enquiry/find-enquiry.ts';
export { wasAskedSince } from './enquiry/follow-ups.ts';
export { findEnquiryByKey, hasEnquiry, recordEnquiry } from './enquiry/record-enquiry.ts';
export { type EnquiryLimit, type LimitedRecord, recordWithinLimits } from './enquiry/record-within-limits.ts';
export {
  type CheckedFeed,
  checkFeed,
  type FeedCheck,
  type FeedColumnsCheck,
} from './feed/check-feed.ts';
export { type ColumnGuide, listFeedColumns } from './feed/columns/column-guide.ts';
export { type ImportOptions, type ImportSummary, importFeed } from './feed/import-feed.ts';
export { openFeed } from './feed/reading/decode.ts';
export { FeedError, type FeedErrorKind } from './feed/reading/feed-error.ts';
export type { FeedFinding } from './feed/report/feed-findings.ts';
export { openReport, type Report, type ReportEntry } from './feed/report/report.ts';
export { type FeedAdvert, type ParsedFeedRow, parseFeedRow } from './feed/rows/parse-feed-row.ts';
export type { RemarkOnAdvert } from './feed/rows/remark-on-advert.ts';
export {
  addAdvertFigures,
  type DayFigures,
  listAdvertFigures,
  pruneAdvertFigures,
} from './figure/advert-figures.ts';
export type { ImportCounts } from './import-run/import-runs.ts';
export type { MediaStore } from './media/media-store.ts';
export { FeedNames } from './names/feed-names.ts';
export { readOwnNames } from './names/own-names.ts';
export { changeNotebook, type RefusedChange, readNotebook } from './notebook/notebook-entries.ts';
export { appealDecision, findSellerRuling, type SellerRuling } from './office/appeals.ts';
export {
  closeCases,
  countOpenCases,
  findCase,
  findCaseAbout,
  listCasesAbout,
  listOpenCases,
  type NewCase,
  type OfficeCase,
  openCase,
  type QueueFigures,
  releaseCase,
  syncReviewCases,
  takeCase,
} from './office/cases.ts';
export {
  type AdvertPrint,
  dropPrints,
  findPlateMatches,
  findRefusedPlate,
  findSameUploads,
  findSharedPrints,
  listShownReferences,
  type PlateMatch,
  storePrints,
} from './office/compare-adverts.ts';
export { type CaseDecision, type Decided, decideCase } from './office/decide-case.ts';
export {
  findOfficeAct,
  listOfficeActs,
  logOfficeAct,
  markOf,
  type OfficeLogEntry,
  readApprovedMarks,
} from './office/office-log.ts';
export {
  claimMail,
  findMail,
  markMailDropped,
  markMailFailed,
  markMailSent,
  type OutgoingMail,
} from './outbox/deliver-mail.ts';
export { mailFolder, mailName, removeMailFiles } from './outbox/mail-files.ts';
export { queueMail } from './outbox/queue-mail.ts';
export { countUnsentMail, retryFailedMail, type UnsentCounts } from './outbox/unsent-mail.ts';
export { eraseDuePerson, erasePerson } from './person/erase-person.ts';
export { exportPerson, type PersonData } from './person/export-person.ts';
export { type AcceptedAdvert, acceptAdvert, readAcceptedAdverts } from './review/accepted-adverts.ts';
export type { MailKind } from './schema/outgoing-mail.ts';
export type { TakedownKind } from './schema/takedown.ts';
export { type DraftWarning, findDraftWarning, warnOfErasure } from './selling/draft-warnings.ts';
export { noteLoosePhoto, removeLoosePhotos } from './selling/loose-photos.ts';
export {
  changeSellerPrice,
  endSellerAdvert,
  type Published,
  publishDraft,
  type SellerChange,
  type SentAdvert,
} from './selling/publish-draft.ts';
export {
  askSaleQuestions,
  closeSettledQuestions,
  confirmForSale,
  endForSilence,
  findSaleQuestion,
  listUnanswered,
  type SaleQuestion,
} from './selling/sale-questions.ts';
export {
  addSeenCheck,
  decideSeenCheck,
  findLastSeenCheck,
  findSeenAt,
  findSeenCheck,
  listWaitingSeenChecks,
  type SeenCheck,
  sendSeenPhoto,
} from './selling/seen/seen-checks.ts';
export {
  type AdvertEvent,
  findSellerAdvert,
  findSellerAdvertOfDraft,
  listAdvertEvents,
  listSellerAdverts,
  type SellerAdvert,
} from './selling/seller-adverts.ts';
export { findSale, type SalePlace, type SellerSale } from './selling/seller-sales.ts';
export {
  addSellingDraft,
  claimBrowserDrafts,
  claimSellingDraft,
  type DraftOwner,
  findSellingDraft,
  listSellingDrafts,
  moveBrowserDrafts,
  pruneSellingDrafts,
  removeSellingDraft,
  type SellingDraft,
  saveSellingDraft,
  touchSellingDraft,
} from './selling/selling-drafts.ts';
export {
  addSellingPhoto,
  listSellingPhotos,
  orderSellingPhotos,
  removeSellingPhoto,
  replaceSellingPhoto,
  type SellingPhoto,
} from './selling/selling-photos.ts';
export { findSetting, getOrCreateSetting, identifyDatabase, saveSetting } from './setting/settings.ts';
export { countRecentImports, type RecentImports } from './source/recent-imports.ts';
export type { Decision } from './takedown/operator-log.ts';
export { restore, type TakedownTarget, takeDown } from './takedown/take-down.ts';
