export { type Account, type MailChoice, mailChoices, normaliseEmail } from './account/account.ts';
export {
  emailChangesADay,
  freshSignInMs,
  idleSessionMs,
  keepDeletedDays,
  longestName,
  longestPhrase,
  longestSessionMs,
  mostPasskeys,
  mostWrongCodes,
  signInMailsAnHour,
  signInMinutes,
} from './account/account-limits.ts';
export {
  type Actor,
  type CaseSubject,
  decideBlockFeedAdvert,
  decideChangeAdvert,
  decideChangePasskeys,
  decideDecideCase,
  decideManagePeople,
  decideOpenOffice,
  type Permission,
} from './account/decide-permission.ts';
export { isSessionOpen, isSignInFresh, type SessionTimes } from './account/is-session-open.ts';
export { type AccountRole, type StaffRole, staffRoles } from './account/roles.ts';
export { advertInSearchPath, advertPath } from './address/advert-path.ts';
export {
  dealerDirectoryPath,
  dealerHomePath,
  dealerListingPath,
  dealerMapPath,
  dealerReviewsPath,
  storePath,
} from './address/dealer-path.ts';
export { findNewAddress } from './address/find-new-address.ts';
export { appendQuery, encodeQueryPart, formatQuery, type QueryValue } from './address/format-query.ts';
export { type ListingPlace, listingPath, searchMapPath, searchPath } from './address/listing-path.ts';
export { pathSegment } from './address/path-segment.ts';
export {
  continueSellingPath,
  hideSignedLink,
  isOneClickLink,
  isSignedLink,
  type SignedAddressPurpose,
  type SignedLinkPurpose,
  signedAddresses,
  signedLinkPath,
  signedLinks,
} from './address/signed-link-path.ts';
export {
  type Advert,
  type AdvertDraft,
  type AdvertStatus,
  type Doubted,
  doubtable,
  type FinanceQuote,
  type PricePoint,
  type Seller,
} from './advert/advert.ts';
export { advertFlag, priceCutFlag, priceCutShareFlag } from './advert/advert-flag.ts';
export {
  hasTurn,
  parsePictureName,
  parseTurnName,
  pictureAddress,
  pictureAddresses,
  pictureNames,
  turnAddresses,
} from './advert/advert-pictures.ts';
export { type EquipmentGroup, groupEquipment } from './advert/group-equipment.ts';
export {
  daysOnSale,
  lastPriceDrop,
  type PriceChange,
  priceChanges,
} from './advert/price-changes.ts';
export { publicPosition } from './advert/public-position.ts';
export {
  isPublicReference,
  parsePublicReference,
  publicReferenceOf,
  publicReferencePattern,
} from './advert/public-reference.ts';
export { priceDropNewsDays, recentPriceDrop } from './advert/recent-price-drop.ts';
export { similarSearches } from './advert/similar-searches.ts';
export { buildStockItem, type StockItem } from './advert/stock-item.ts';
export {
  type AlertChoices,
  type AlertEvent,
  type AlertKind,
  type AlertPace,
  type AlertState,
  type AlertWay,
  alertEventsOf,
  alertKinds,
  alertPaces,
  alertWays,
  parseAlertChoices,
  usualAlertEvents,
} from './alerts/alert.ts';
export {
  confirmationMails,
  gatherMs,
  keepToldDays,
  keepUnconfirmedDays,
  mailsAtOnceADay,
  mostAlertCards,
  mostAlerts,
  muteDays,
  relistDays,
  sameConfirmationMs,
  shortestAwayMs,
  silentAnswerDays,
  silentDays,
  softBounces,
} from './alerts/alert-limits.ts';
export { alertDueAt, nextMorning, startOfDublinDay } from './alerts/alert-times.ts';
export {
  type ChangedVehicle,
  decideSearchEvent,
  decideVehicleEvent,
  nothingTold,
  type ToldBefore,
} from './alerts/decide-alert-event.ts';
export { type AdvertLife, findRelisted } from './alerts/first-listed.ts';
export { likeButCheaper } from './alerts/like-but-cheaper.ts';
export { isWorthTelling } from './alerts/price-cut.ts';
export type { ArrangementActor } from './arrangements/actor.ts';
export { type AdvertEnd, describeAdvertEnd, findAdvertEnd } from './arrangements/advert-end.ts';
export type {
  BuyerRequest,
  Offer,
  PartExchangeValue,
  Viewing,
  ViewingSlot,
} from './arrangements/arrangement.ts';
export {
  type CallBack,
  type CallBackFields,
  describeCallBack,
  type FieldErrors,
  findPlaceError,
  type ParsedFields,
  type PartExchange,
  type PartExchangeFields,
  parseCallBack,
  parsePartExchange,
  parseVideoWay,
  type VideoWay,
  videoWays,
  videoWayWords,
} from './arrangements/arrangement-fields.ts';
export {
  type CalendarEvent,
  type CalendarMethod,
  calendarMethod,
  formatCalendarFile,
} from './arrangements/calendar-file.ts';
export { formatCalendarOf } from './arrangements/join-calendar-files.ts';
export {
  decideOfferAct,
  findOfferError,
  hasEndedWithAdvert,
  type OfferAct,
  type OfferState,
  type OfferStatus,
  offerActs,
  offerActsFor,
  offerEndsAt,
  offerHours,
  offerIsNotBinding,
  offerStateAt,
  offerStates,
} from './arrangements/offer.ts';
export {
  isReminderTimely,
  planReminders,
  type ReminderHours,
  reminderHours,
} from './arrangements/reminders.ts';
export {
  decideRequestAct,
  type RequestAct,
  type RequestKind,
  type RequestState,
  requestActs,
  requestActsFor,
  requestKinds,
  requestKindWords,
} from './arrangements/request.ts';
export {
  decideViewingAct,
  findShownPlace,
  isViewingOpen,
  type ViewingAct,
  type ViewingKind,
  type ViewingState,
  type ViewingStatus,
  viewingActs,
  viewingActsFor,
  viewingKinds,
  viewingKindWords,
  viewingStates,
  viewingWaitsFor,
} from './arrangements/viewing.ts';
export {
  doOverlap,
  formatSlot,
  type ParsedSlots,
  type ParsedTime,
  parseSlots,
  parseViewingMinutes,
  parseViewingTime,
  type SlotTime,
  splitIntoSlots,
  usualViewingMinutes,
  viewingLengths,
  viewingLimits,
} from './arrangements/viewing-times.ts';
export { whyUnvalued } from './arrangements/why-unvalued.ts';
export {
  type Channel,
  type ChannelPlural,
  channelNoun,
  channelOfPath,
  channelPlural,
  channelSearchRoot,
  channelSeoRoot,
  channels,
  channelTrackingWord,
  parseChannel,
} from './channel/channel.ts';
export {
  type Conversation,
  type ConversationMessage,
  type ConversationMessageKind,
  type ConversationMessageState,
  type ConversationNotice,
  type ConversationPhoto,
  type ConversationSide,
  conversationMessageKinds,
  conversationSides,
  otherSide,
} from './conversation/conversation.ts';
export { conversationLimits, findMessageError, findReportError } from './conversation/conversation-limits.ts';
export {
  findMessageWarnings,
  type MessageWarning,
  messageWarnings,
  messageWarningWords,
} from './conversation/message-warnings.ts';
export { lettersOf } from './conversation/same-text.ts';
export { isLikeSite, shownName, siteLikeWords } from './conversation/site-like-name.ts';
export { type MessagePiece, splitLinks, withoutForeignLinks } from './conversation/split-links.ts';
export {
  type DayHours,
  type Dealer,
  type DealerDraft,
  type DealerReview,
  type OpeningHours,
  type Weekday,
  weekdays,
} from './dealer/dealer.ts';
export { logoFileAddress } from './dealer/dealer-logo.ts';
export { buildDealerRating, type DealerRating } from './dealer/dealer-rating.ts';
export { dealerWebsite } from './dealer/dealer-website.ts';
export {
  type CreditKind,
  type FinancePartner,
  formatFinancePartners,
  parseFinancePartners,
} from './dealer/finance-partner.ts';
export { privateRecordRules, type ResponseRecord, responseRecordRules } from './dealer/response-record.ts';
export { mainChannel, noStock, type StockByChannel } from './dealer/stock-by-channel.ts';
export { formatMileage, kmToMiles, milesToKm } from './distance/mileage.ts';
export {
  type AnswerableKind,
  answerableKinds,
  type Enquiry,
  type EnquiryAnswer,
  type EnquiryDraft,
  type MessageKind,
  messageKinds,
  type PastEnquiry,
  type PreferredTime,
  preferredTimes,
  preferredTimeWords,
  type RevealKind,
  revealKinds,
} from './enquiry/enquiry.ts';
export { formatKeptEnquiries, usualKeptDays } from './enquiry/kept-enquiries.ts';
export { featureNames } from './features/features.ts';
export { featureSayings, featuresOfSaying } from './features/find-features.ts';
export { findBodyIn, findFuelIn } from './feed-value/parse-feed-choice.ts';
export { parseFeedValue } from './feed-value/parse-feed-value.ts';
export { isPlaceholder } from './feed-value/placeholders.ts';
export { readAmount } from './feed-value/read-amount.ts';
export { findVanBody, isPlainVan } from './feed-value/van-models.ts';
export { financeMistake } from './finance/finance-mistake.ts';
export { type CreditType, type FinanceTerms, quoteFor } from './finance/finance-quote.ts';
export {
  type AskedTerms,
  canFinance,
  type DecidedTerms,
  decideFinanceTerms,
  decideLoanTerms,
  type FinanceExample,
  financeBounds,
  financeExample,
} from './finance/finance-terms.ts';
export {
  type FinanceKind,
  financeKinds,
  financeLabels,
  financeRates,
  pcpTerms,
  usualTermMonths,
} from './finance/finance-usual.ts';
export { isEmail } from './forms/email.ts';
export { isPhone, tidyPhone } from './forms/phone.ts';
export { isPlainLine } from './forms/plain-line.ts';
export { base32Alphabet, hashBase32 } from './hash/hash-base32.ts';
export { askableFields, fieldWords } from './moderation/askable-fields.ts';
export { findFindings, isHolding, isOfficeHold, needsPerson } from './moderation/find-findings.ts';
export type { Finding, Hold, RuleEffect } from './moderation/finding.ts';
export { findFraudPhrases } from './moderation/fraud-phrases.ts';
export {
  type CaseFacts,
  type CaseKind,
  caseKinds,
  decideOfficeState,
  endsCase,
  findAppealError,
  findReasonError,
  isAdverse,
  type OfficeAct,
  officeActs,
  officeActsIn,
  officeLimits,
} from './moderation/office-acts.ts';
export { plainWords } from './moderation/plain-words.ts';
export type { Rule, RuleFacts } from './moderation/rule.ts';
export { rules, ruleTitle } from './moderation/rules.ts';
export {
  isVintageVehicle,
  type MotorTaxRange,
  motorTaxOf,
  motorTaxRange,
  type TaxedCar,
  type TaxedVehicle,
} from './motor-tax/motor-tax.ts';
export {
  type Bands,
  busBands,
  electricMotorcycle,
  engineBands,
  goodsBands,
  motorCaravan,
  motorcycleBands,
  motorTaxRates,
  nedcBands,
  vintageMotorcycle,
  vintageVehicle,
  wltpBands,
} from './motor-tax/motor-tax-rates.ts';
export {
  type CarTaxRegime,
  type Co2Cycle,
  carTaxRegimeOf,
  cycleOf,
  isMonthDecisive,
} from './motor-tax/tax-regime.ts';
export { type TaxableVehicle, taxedVehicleOf } from './motor-tax/taxed-vehicle.ts';
export { groupDigits } from './number/group-digits.ts';
export { parseWholeNumber } from './number/parse-whole-number.ts';
export { writeNumber } from './number/write-number.ts';
export { findBankHoliday } from './opening-hours/bank-holidays.ts';
export { describeDay, formatHours } from './opening-hours/describe-opening.ts';
export { listOpeningChanges, type OpeningChange } from './opening-hours/opening-changes.ts';
export { formatOpeningHours, parseOpeningHours } from './opening-hours/opening-hours-text.ts';
export { type OpeningRule, openingOn, statesHours, untoldHours } from './opening-hours/opening-state.ts';
export { phoneHref, whatsappHref } from './phone/phone-number.ts';
export { counties } from './place/counties.ts';
export { distanceKm } from './place/distance.ts';
export { type DistanceRange, distanceRange } from './place/distance-range.ts';
export { findCounty } from './place/find-county.ts';
export { findRoutingKey } from './place/find-routing-key.ts';
export { findTown } from './place/find-town.ts';
export { findSettlements, listSettlementKeys, listSettlements } from './place/gazetteer/gazetteer.ts';
export { parsePlace } from './place/parse-place.ts';
export { type Place, type PlacePrecision, type Position, placePrecisions } from './place/place.ts';
export { readRoutingKey } from './place/read-routing-key.ts';
export { routingKeys } from './place/routing-keys.ts';
export { type Town, towns } from './place/towns.ts';
export {
  formatWayPoint,
  isRouteDrawn,
  isTown,
  mostRoutePlaces,
  parseWayPoint,
  type RoutePlace,
  townsOfRoute,
} from './place/way-point.ts';
export { formatAskingPrice, formatPriceWithVat, isAskedExVat } from './price/asking-price.ts';
export { believedPrice } from './price/believed-price.ts';
export { priceStep, roundGoingRate } from './price/going-rate.ts';
export { formatEuro, formatPrice, isPoa, poaText, priceAmount, type StatedPrice } from './price/price.ts';
export { priceBand } from './price/price-band.ts';
export { type PriceRatingName, priceRatings } from './price/price-ratings.ts';
export { priceSteps, widePriceSteps } from './price/price-steps.ts';
export { ageAt, bornOf, dateOfYear, dayOfYear, yearOf } from './registration/born.ts';
export { findImportSign, type ImportSign } from './registration/import-sign.ts';
export {
  firstHalfYear,
  firstMarkYear,
  type Half,
  halfOfMonth,
  marksOfYear,
  parseMark,
  yearHalfYear,
} from './registration/mark.ts';
export { type OtherPlate, parseOtherPlate } from './registration/other-plate.ts';
export { formatPlate, type Plate, parsePlate, plateFacts } from './registration/plate.ts';
export { plateDays } from './registration/plate-days.ts';
export { vehicleMark } from './registration/vehicle-mark.ts';
export {
  isTestDueAt,
  lastTestDue,
  nextTestDue,
  nextTestWindow,
  type TestedAs,
  type TestWindow,
  testExemptAge,
} from './roadworthiness/test-due.ts';
export { type TestOutlook, testOutlook } from './roadworthiness/test-outlook.ts';
export { testedAs, testName } from './roadworthiness/tested-as.ts';
export { standardKmAYear, standardKmSource } from './running-cost/standard-distance.ts';
export { type FormBase, formatFormAddress } from './search/address/format-form-address.ts';
export { formatSearch, searchParameters } from './search/address/format-search.ts';
export { groupPairs } from './search/address/group-pairs.ts';
export { excludingParam, filterParams, isSearchParameter } from './search/address/is-search-parameter.ts';
export { isDealerListing, parseDealerListing } from './search/address/parse-dealer-listing.ts';
export { parseListingPath } from './search/address/parse-listing-path.ts';
export { longestWords, parseSearch, parseSearchAddress } from './search/address/parse-search.ts';
export type { SearchProblem } from './search/address/search-parameters.ts';
export { tidyListingAddress } from './search/address/tidy-listing-address.ts';
export { tidyParameters } from './search/address/tidy-parameters.ts';
export { type SearchableAttribute, usualTexts } from './search/advert-attributes.ts';
export { bodyPlural } from './search/body-plurals.ts';
export {
  fromFirstPage,
  withCondition,
  withoutExclusion,
  withoutNear,
  withoutNotWord,
  withoutRadius,
  withoutValue,
  withoutWords,
} from './search/change-search.ts';
export { describeCondition, describeExclusion, type NameOfDealer } from './search/describe-condition.ts';
export {
  describeSearch,
  type NameOfSlug,
  notWordsOf,
  type SearchWords,
  titleCase,
} from './search/describe-search.ts';
export { type NamedPosition, parseNear } from './search/parse-near.ts';
export { placeOfSearch } from './search/place-of-search.ts';
export { priceReaderOf } from './search/price-attributes.ts';
export {
  type AttributeCondition,
  isRange,
  largestPageSize,
  lastPage,
  mostWords,
  pageSize,
  type Range,
  type SearchQuery,
  type Sort,
  sorts,
} from './search/search-query.ts';
export type { AdvertPrices, SearchableAdvert } from './search/searchable-advert.ts';
export {
  attributesIn,
  searchableAttributes,
  searchableAttributesOf,
} from './search/searchable-attributes.ts';
export { sortLabel, sortsFor } from './search/sort-words.ts';
export { buildStatedVehicle, tidyPlate } from './selling/build-stated-vehicle.ts';
export {
  type CallHours,
  callTimes,
  describeCallHours,
  findCallHoursError,
  isCallTime,
  parseCallHours,
} from './selling/call-hours.ts';
export {
  type FieldNotes,
  findContradictions,
} from './selling/find-contradictions.ts';
export { findStepRemarks } from './selling/find-remarks.ts';
export {
  findPlateError,
  findSellingErrors,
  findStepErrors,
  type SellingErrors,
  type SellingFacts,
} from './selling/find-selling-errors.ts';
export { advisePhotos } from './selling/photos/advise-photos.ts';
export {
  differenceHash,
  edgeVariance,
  type GreyPixels,
  hashDistance,
  hashedSize,
  meanLight,
  type PhotoLook,
} from './selling/photos/photo-look.ts';
export {
  findSimilarUploads,
  makePhotoPrint,
  mirrorPhotoPrint,
  mostPrintDifference,
  printedSide,
  type SimilarUpload,
} from './selling/photos/photo-print.ts';
export { type PlateBox, parsePlateBox, usualPlateBox } from './selling/photos/plate-box.ts';
export { listShots, type Shot } from './selling/photos/shot-list.ts';
export {
  type AdvertFigureKind,
  type AdvertFigures,
  addFigures,
  advertFigureKinds,
  ageGroup,
  fewestToCompare,
  medianFigures,
  noFigures,
} from './selling/placed/advert-figures.ts';
export { decideNextStep, type NextStep } from './selling/placed/decide-next-step.ts';
export { decideHandoverPapers, type HandoverPapers, pinMinutes } from './selling/placed/handover-papers.ts';
export {
  draftWarningDays,
  keepFiguresDays,
  keepLoosePhotosHours,
  saleQuestionDays,
} from './selling/placed/placed-limits.ts';
export { type QualityScore, scoreAdvert } from './selling/placed/score-advert.ts';
export {
  type HistoryAnswer,
  historyAnswers,
  historyAnswerWords,
  historyQuestions,
} from './selling/rules/history-answers.ts';
export {
  askAboutMileage,
  findMileageError,
  parseSellingMileage,
  readMileageUnit,
} from './selling/rules/mileage-rules.ts';
export { findPriceError, isOddPrice, parseSellingPrice } from './selling/rules/price-rules.ts';
export { describeWordsRemark, findWordsRemarks } from './selling/rules/words-rules.ts';
export {
  decideSellerAct,
  type SellerAct,
  type SellerAdvertState,
  sellerActs,
  sellerActsIn,
  takesPlace,
} from './selling/seller-advert-state.ts';
export {
  changeSellingFields,
  emptySellingFields,
  parseSellingFields,
  type SellingField,
  type SellingFields,
  sellingFields,
  stepOfField,
} from './selling/selling-fields.ts';
export { sellersSource, sellingLimits } from './selling/selling-limits.ts';
export {
  nextSellingStep,
  parseSellingStep,
  type SellingStep,
  sellingSteps,
} from './selling/selling-steps.ts';
export { hasUnsentChanges } from './selling/unsent-changes.ts';
export { foldText, foldToKey } from './slug/fold.ts';
export { nameKey, nameSlug } from './slug/name-slug.ts';
export { nameWords } from './slug/name-words.ts';
export { slugify } from './slug/slugify.ts';
export { valueOfSlug } from './slug/value-of-slug.ts';
export { capitaliseFirst } from './text/capitalise.ts';
export { distanceToBeginning, editDistance } from './text/edit-distance.ts';
export { listWords } from './text/list-words.ts';
export { parseJson } from './text/parse-json.ts';
export { isPresent } from './text/present.ts';
export { stripInvisible } from './text/strip-invisible.ts';
export { abbreviation, truncate } from './text/truncate.ts';
export { addDays, isoDay, weekdayOf } from './time/calendar.ts';
export { dayMs } from './time/day-ms.ts';
export { describeWait } from './time/describe-wait.ts';
export { type CalendarDay, copyrightYear, dublinDay, isChristmas } from './time/dublin.ts';
export { dublinClock, dublinMoment } from './time/dublin-clock.ts';
export { formatDay, formatMonth, monthNames } from './time/format-day.ts';
export { formatDayOfMoment, formatMoment } from './time/format-moment.ts';
export {
  describeNearDay,
  formatClock,
  formatWeekday,
  formatWeekdayTime,
} from './time/format-weekday-time.ts';
export { nextDublinTime, type RegularTime } from './time/next-dublin-time.ts';
export { type DublinTime, findRepeatedHour, parseDublinTime } from './time/parse-dublin-time.ts';
export {
  type AttributeDefinition,
  type AttributeFilter,
  everyFilterGroup,
  type FilterGroup,
  filterGroups,
  type Options,
} from './vehicle/attribute.ts';
export type { AttributeValue } from './vehicle/attribute-value.ts';
export { attributeByKey, attributesOf, isAttributeOf, optionsFor } from './vehicle/attributes-of.ts';
export { isBrandNew } from './vehicle/brand-new.ts';
export {
  buildColumnLookup,
  type ColumnMeaning,
  type ColumnWords,
  foldColumn,
} from './vehicle/columns/column-names.ts';
export {
  buildColumnReader,
  type ColumnReader,
  type MatchedColumns,
  matchColumns,
} from './vehicle/columns/column-reader.ts';
export { vehicleColumns } from './vehicle/columns/vehicle-columns.ts';
export { formatAttribute } from './vehicle/format-attribute.ts';
export { nameOfModel } from './vehicle/name-of-model.ts';
export { parseAttribute } from './vehicle/parsing/parse-attribute.ts';
export { quote } from './vehicle/parsing/parse-value.ts';
export { parseVehicle } from './vehicle/parsing/parse-vehicle.ts';
export { bhpInKw, psInKw } from './vehicle/parsing/power-units.ts';
export { buildSpecTable, type SpecRows } from './vehicle/spec-table.ts';
export { unknownVehicle } from './vehicle/unknown-vehicle.ts';
export { type AttributeKey, type Vehicle, vehicleAttributes } from './vehicle/vehicle-attributes.ts';
export { isElectric, isFamilySized, isHybrid } from './vehicle/vehicle-kinds.ts';
export {
  bodyTypes,
  colours,
  fuels,
  licences,
  origins,
  serviceHistories,
  transmissions,
} from './vehicle/vehicle-options.ts';
export { type ChecklistGroup, type ChecklistItem, listChecklist } from './viewing-day/checklist.ts';
export { findDrivingOrder, mostStops } from './viewing-day/driving-order.ts';
export { chooseGuideQuestions, type GuideQuestion, withoutGuided } from './viewing-day/guide-question.ts';
export { type MergeResult, mergeChange, type StoredNotebookEntry } from './viewing-day/merge-notebook.ts';
export {
  isNotebookField,
  type NotebookChange,
  type NotebookEntry,
  notebookLimits,
} from './viewing-day/notebook.ts';
export {
  adoptEntry,
  changeToSend,
  type DeviceEntry,
  takeAnswer,
  writeEntry,
} from './viewing-day/notebook-on-device.ts';
export { type PlannedStop, planDay, viewingMinutes } from './viewing-day/plan-day.ts';
export { listViewingQuestions } from './viewing-day/viewing-questions.ts';
