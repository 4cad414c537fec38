export { addRole, type Grant, removeRole } from './account/account-roles.ts';
export {
  type AccountSession,
  endAccountSessions,
  findAccountSession,
  findAccountSessionById,
  hasOpenedSession,
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
export { findPhrase } from './account/find-phrase.ts';
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
export { keyOfPlate, readPlateLives } from './advert/read-plate-lives.ts';
export {
  findSearchableAdverts,
  findStatedPrices,
  readSearchableAdverts,
  type StatedPrices,
} from './advert/read-searchable-adverts.ts';
export { storeAdverts } from './advert/store-adverts.ts';
export { type UpsertCounts, upsertAdverts } from './advert/upsert-adverts.ts';
export { type BounceOutcome, noteBounce } from './alerts/alert-bounces.ts';
export {
  type AlertNews,
  addAlertNews,
  dropOutdatedNews,
  listNewsOfNotice,
  noteEndedAdverts,
  readAlertPosition,
  readTold,
  saveAlertPosition,
  takeEndedAdverts,
} from './alerts/alert-news.ts';
export {
  endPush,
  findAlertNotice,
  listDueWatchers,
  listNoticesToPush,
  makeNotice,
  type NoticeOutcome,
} from './alerts/alert-notices.ts';
export {
  addAlert,
  changeAlert,
  countAlertsOn,
  endAlerts,
  findAlert,
  findAlerts,
  findVehicleAlerts,
  listAlerts,
  listChangedAlerts,
  muteAlert,
  type NewAlert,
  pauseAlert,
  type StoredAlert,
} from './alerts/alerts.ts';
export {
  type AskedConfirmation,
  askForAlert,
  type ConfirmOutcome,
  confirmAlert,
  eraseUnconfirmed,
  findConfirmation,
} from './alerts/confirmations.ts';
export {
  addPushBrowser,
  listPushBrowsers,
  type PushBrowser,
  removePushBrowser,
  removePushBrowsers,
} from './alerts/push-browsers.ts';
export { replaceSearch } from './alerts/replace-search.ts';
export { askSilentWatchers, pruneTold, turnSilentOff } from './alerts/silent-watchers.ts';
export {
  changeWaitingNews,
  dropWaitingNews,
  listWaitingNews,
  type WaitingNews,
} from './alerts/waiting-news.ts';
export {
  changeWatcherPhrase,
  findWatcher,
  findWatcherByEmail,
  hearFromWatcher,
  type Watcher,
} from './alerts/watchers.ts';
export {
  decideRequest,
  listRequests,
  makeRequest,
  type RequestDraft,
} from './arrangement/buyer-requests.ts';
export { decideOffer, findOffer, listOffers, makeOffer } from './arrangement/offers.ts';
export type { Act, ActDetails, ActOutcome } from './arrangement/run-act.ts';
export { cancelViewingsOfEnded, expireOffers, settleViewings } from './arrangement/settle-arrangements.ts';
export { findViewingMail, type ViewingMail } from './arrangement/viewing-mails.ts';
export {
  addViewingSlots,
  findViewingSlot,
  listFreeSlots,
  removeOldSlots,
  removeViewingSlot,
} from './arrangement/viewing-slots.ts';
export {
  type AgreedBuyer,
  changeViewing,
  findAgreedViewings,
  findLastPlace,
  findViewing,
  listViewings,
  proposeViewing,
  type ViewingChange,
  type ViewingDraft,
  type ViewingTime,
} from './arrangement/viewings.ts';
export {
  type AdvertChange,
  findChange,
  latestSequence,
  maxChangesAtOnce,
  pruneChanges,
  readChangedReferences,
  readChanges,
} from './change/read-changes.ts';
export { CommandError } from './command/command-error.ts';
export { operatorName } from './command/operator-name.ts';
export { withDatabase } from './command/with-database.ts';
export {
  type AddedMessage,
  type AddOptions,
  addMessage,
  answerEnquiries,
  type MessageDraft,
} from './conversation/add-message.ts';
export { gatherUnread, markRead, setBlock, type UnreadForMail } from './conversation/change-conversation.ts';
export { expireConversations } from './conversation/expire-conversations.ts';
export {
  type ConversationSummary,
  countUnread,
  findConversation,
  findConversationOfEnquiry,
  findMessage,
  findNotice,
  listConversations,
  listMessages,
  listNotices,
  type Participant,
  readVersions,
} from './conversation/find-conversations.ts';
export { isEnquiryHeld } from './conversation/hold-message.ts';
export { readPrivateRecords } from './conversation/private-records.ts';
export {
  type ConversationReport,
  findConversationReport,
  reportConversation,
} from './conversation/report-conversation.ts';
export { type EnquiryAsk, isBuyerBlocked } from './conversation/start-conversation.ts';
export { conversationChannel } from './conversation/touch-conversation.ts';
export { analyzeGrownTables } from './database/analyze-grown-tables.ts';
export type { Database, Session } from './database/database.ts';
export { DatabaseError, type DatabaseErrorKind } from './database/database-error.ts';
export { type DatabaseProblem, databaseProblemOf } from './database/database-problem.ts';
export { openDatabase } from './database/open-database.ts';
export { type ProcessLock, tryProcessLock } from './database/pglite/process-lock.ts';
export { vacuumTables } from './database/vacuum-tables.ts';
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
export { findEnquiryByKey, recordEnquiry } from './enquiry/record-enquiry.ts';
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
export {
  type ClaimedJob,
  claimJob,
  endAllLeases,
  failJob,
  findNextDue,
  finishJob,
  finishRegularJob,
  isRegular,
  releaseJob,
  renewLeases,
} from './job/claim-job.ts';
export { countJobs, type JobCounts } from './job/count-jobs.ts';
export { addRegularJob, wakeJob } from './job/regular-job.ts';
export { cancelJob, defineJob, type JobKind, sendJob } from './job/send-job.ts';
export { jobChannel } from './job/tell-runners.ts';
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
  findNearPrints,
  findPlateMatches,
  findRefusedPlate,
  findSameUploads,
  findSharedPrints,
  listShownReferences,
  type PlateMatch,
  storePrints,
} from './office/compare-adverts.ts';
export { countQueue } from './office/count-queue.ts';
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
  findMailById,
  markMailDropped,
  markMailFailed,
  markMailSent,
  type OutgoingMail,
} from './outbox/deliver-mail.ts';
export { mailFolder, mailName, removeMailFiles } from './outbox/mail-files.ts';
export { queueMail } from './outbox/queue-mail.ts';
export { nextAttemptAfter } from './outbox/retry-waits.ts';
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
  findSellerFields,
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
export { pruneVisitorLimits, type TokenBucket, takeToken } from './visitor-limit/take-token.ts';
