/** Every job that the site does by itself. What a process does for its own memory is not among them: see decision 057. */
import { dayMs } from '@forecourt/domain';
import type { Services } from '@forecourt/services';
import {
  createAccountMails,
  createAccountUpkeep,
  createAlertJobs,
  createAlertMails,
  createArrangementMails,
  createArrangementUpkeep,
  createConversationMails,
  createConversationUpkeep,
  createEnquiryMails,
  createExpiry,
  createFeedChecks,
  createMailAddresses,
  createOfficeMails,
  createPushService,
  createRefusalNoter,
  createSellingMails,
  createSellingUpkeep,
  createSignInCodes,
  type Jobs,
  loadVapidKeys,
  openJobs,
  openMail,
  openSearchMatcher,
  pruneOldChanges,
  siteIdOf,
  watchImports,
  watchOfficeQueue,
  watchOutbox,
} from '@forecourt/services/open';
import { countAlertsOn, type Database, pruneVisitorLimits, vacuumTables } from '@forecourt/store';
import type { Config } from './config.ts';
import type { Logger } from './logging/log.ts';
import type { Metrics } from './logging/metrics.ts';
import type { OpenMarket } from './open-market.ts';

export interface BackgroundParts {
  config: Config;
  db: Database;
  log: Logger;
  metrics: Metrics;
  market: OpenMarket;
}

export interface BackgroundWork {
  jobs: Jobs;
  /** Mails were queued. */
  wakeMail(): void;
  /** Notifications of the browser, which the site subscribes people to. */
  push: Services['push'];
  stop(): Promise<void>;
}

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** Declares the jobs; `jobs.start` begins to do them here. */
export async function openBackgroundWork({
  config,
  db,
  log,
  metrics,
  market,
}: BackgroundParts): Promise<BackgroundWork> {
  const { registry } = metrics;
  const { adverts, dealers, dealerScores, links, media, nameAlert, origin, pricing, search, secret } = market;
  const jobs = openJobs({ db, log, figures: market.jobFigures });
  const wakeMail = () => jobs.wake('send-mail');
  const addresses = config.inboundMail && createMailAddresses(links, config.inboundMail.domain);
  const replyAddress = addresses?.reply;
  const mail = openMail({
    db,
    bounceAddress: addresses?.bounce,
    mailer: {
      smtpUrl: config.smtpUrl,
      dataDir: config.dataDir,
      from: config.mailFrom,
      siteId: siteIdOf(secret),
    },
    writers: {
      ...createEnquiryMails({ db, adverts, dealers, links, origin, replyAddress }),
      ...createAccountMails({ db, codes: createSignInCodes(secret), links, origin }),
      ...createSellingMails({ db, links, origin }),
      ...createOfficeMails({ db, dealers, origin }),
      ...createConversationMails({ db, adverts, dealers, links, origin, replyAddress }),
      ...createArrangementMails({ db, adverts, dealers, links, origin }),
      ...createAlertMails({ db, links, origin, nameAlert }),
    },
    log,
    onFailed: createRefusalNoter(db, log),
  });
  watchOutbox(registry, db);
  watchImports(registry, db);
  watchOfficeQueue(registry, db);

  // Woken when mail is queued; in between for what is retried, and for what a command has queued.
  jobs.every('send-mail', { everyMs: 15 * secondMs }, async ({ signal }) => {
    if (await mail.deliverDue(signal)) wakeMail();
  });
  const expire = createExpiry({ db, config, registry, log });
  jobs.every('expire-enquiries', { everyMs: dayMs }, ({ signal }) => expire(signal));
  jobs.every(
    'account-upkeep',
    { everyMs: hourMs },
    createAccountUpkeep({ db, dataDir: config.dataDir, log }),
  );
  jobs.every(
    'selling-upkeep',
    { everyMs: hourMs },
    createSellingUpkeep({ db, media, log, onMail: wakeMail }),
  );
  const push = createPushService({
    db,
    keys: config.sendsNotifications ? await loadVapidKeys(db) : null,
    nameAlert,
    subject: `mailto:${config.mailFrom.address}`,
    log,
  });
  const alerts = createAlertJobs({
    db,
    search: search.service,
    openMatcher: async () => openSearchMatcher(await countAlertsOn(db)),
    complete: (advert) => dealerScores.complete(pricing.complete(advert)),
    dataDir: config.dataDir,
    registry,
    log,
    onMail: wakeMail,
    push: push.send,
  });
  // News are gathered for minutes anyway.
  jobs.every('send-alerts', { everyMs: 15 * secondMs }, ({ signal }) => alerts.tell(signal));
  jobs.every('alert-upkeep', { everyMs: hourMs }, alerts.tidy);
  const expireConversations = createConversationUpkeep({ db, log });
  jobs.every('expire-conversations', { everyMs: dayMs }, ({ signal }) => expireConversations(signal));
  jobs.every(
    'arrangement-upkeep',
    // A buyer should hear of a sale before they set out.
    { everyMs: minuteMs },
    createArrangementUpkeep({ db, log, onMail: wakeMail }),
  );
  jobs.every('prune-changes', { everyMs: hourMs }, () => pruneOldChanges(db));
  jobs.every('prune-visitor-limits', { everyMs: hourMs }, () =>
    pruneVisitorLimits(db, { at: new Date().toISOString() }),
  );
  // Visitors wait for a second, once a week at night.
  if (db.kind === 'pglite')
    jobs.every('vacuum-tables', { at: '04:15', on: 'sunday' }, ({ signal }) =>
      vacuumTables(db.longWork, signal),
    );
  const checkFeeds = createFeedChecks({
    db,
    market: pricing.service,
    isMarketReady: () => pricing.service.model('Car') !== null,
  });
  // The first time it looks at the whole market, at a pace that visitors do not notice.
  jobs.every('check-feeds', { everyMs: 15 * secondMs }, ({ signal }) => checkFeeds(signal), {
    timeoutMs: dayMs,
  });
  return {
    jobs,
    wakeMail,
    push,
    async stop() {
      await jobs.stop();
      await alerts.close();
      mail.close();
    },
  };
}
