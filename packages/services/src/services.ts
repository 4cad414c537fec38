import type { EnvironmentName } from '@forecourt/site';
import type { Accounts } from './accounts/open-accounts.ts';
import type { AdvertService } from './adverts/advert-service.ts';
import type { AlertService } from './alerts/alert-service.ts';
import type { PushService } from './alerts/push/push-service.ts';
import type { ArrangementService } from './arrangements/arrangement-service.ts';
import type { ContentService } from './content/content-service.ts';
import type { ConversationService } from './conversations/conversation-service.ts';
import type { DealerService } from './dealers/dealer-service.ts';
import type { DirectoryService } from './dealers/directory-service.ts';
import type { EnquiryService } from './enquiries/enquiry-service.ts';
import type { FeedChecker } from './feed-checker/feed-checker.ts';
import type { FigureService } from './figures/open-figures.ts';
import type { LogoFailures } from './logo-failures/logo-failures.ts';
import type { OfficeService } from './office/office-service.ts';
import type { OverviewService } from './overview/overview-service.ts';
import type { PricingService } from './pricing/pricing-service.ts';
import type { FeedbackService } from './reputation/feedback-service.ts';
import type { ReputationService } from './reputation/reputation-service.ts';
import type { SearchService } from './search/search-service.ts';
import type { Selling } from './selling/open-selling.ts';

/**
 * What pages and REST may use. Created once: nothing in here knows a request. Read-only except for accounts,
 * alerts, selling, the office, enquiries, conversations, arrangements and feedback.
 */
export interface Services {
  site: SiteFacts;
  adverts: AdvertService;
  dealers: DealerService;
  directory: DirectoryService;
  search: SearchService;
  pricing: PricingService;
  enquiries: EnquiryService;
  conversations: ConversationService;
  arrangements: ArrangementService;
  reputation: ReputationService;
  feedback: FeedbackService;
  accounts: Accounts;
  alerts: AlertService;
  push: PushService;
  selling: Selling;
  figures: FigureService;
  office: OfficeService;
  logoFailures: LogoFailures;
  content: ContentService;
  overview: OverviewService;
  feedChecker: FeedChecker;
}

/** The part of the configuration whose effects visitors may see. */
export interface SiteFacts {
  sellSiteUrl: string | null;
  environmentName: EnvironmentName;
  betaFeatures: readonly string[];
  mapStyleUrl: string | null;
  adScriptUrl: string | null;
  audienceScriptUrl: string | null;
  tealiumUrl: string | null;
  /** Mails are files that the person at this machine may read: nothing else sends them. */
  showsMailFiles: boolean;
  /** Without a trailing slash. */
  origin: string;
  /** Visitors are told if some of what they see is not for sale. */
  holdsMadeUpMarket(): boolean;
}
