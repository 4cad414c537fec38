import type { PageHandler, Services } from '@forecourt/services';

import type { HashVisitor, RateLimit } from '@forecourt/services/open';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { createContentRoutes } from './content/content-routes.ts';
import { createFilmRoutes } from './content/film-routes.ts';
import { createLocalMailRoutes } from './content/local-mail-routes.ts';
import { createConversationEvents } from './conversations/conversation-events.ts';
import { createCrawlerRoutes } from './crawlers/crawler-routes.ts';
import type { AppEnv } from './http/app-env.ts';
import { createHealthRoutes } from './http/health.ts';
import { createPolicyReports } from './http/policy-reports.ts';
import { checkToken, refuseForgery } from './http/requests/csrf.ts';
import { identifyRequest } from './http/requests/identify-request.ts';
import { identifyVisitor } from './http/requests/identify-visitor.ts';
import { photoSpooling } from './http/requests/photo-spooling.ts';
import { readFormBody } from './http/requests/read-form-body.ts';
import { refuseBadRequest } from './http/requests/refuse-bad-request.ts';
import { tidyAddress } from './http/requests/tidy-address.ts';
import { uploadLimits } from './http/requests/upload-limits.ts';
import { checkResponse, replaceResponse } from './http/responses/check-response.ts';
import { ProblemError, problemOf, refusalOf, respondWithProblem } from './http/responses/error-response.ts';
import { finishResponse } from './http/responses/finish-response.ts';
import { securityHeaders } from './http/responses/security-headers.ts';
import { servePages } from './http/serve-pages.ts';
import { createExampleFeedRoutes } from './http/static/example-feeds.ts';
import type { StaticFile } from './http/static/load-static-files.ts';
import { staticFiles } from './http/static/static-files.ts';
import { watchRequest } from './http/watch-request.ts';
import type { FairQueue } from './load-shedding/fair-queue.ts';
import { limitRequests } from './load-shedding/limit-requests.ts';
import { queueRenders } from './load-shedding/queue-renders.ts';
import type { Metrics } from './logging/metrics.ts';
import { createMapRoutes } from './maps/map-routes.ts';
import { createMediaRoutes } from './media/media-routes.ts';
import type { PictureService } from './media/picture-service.ts';
import { cachePages } from './page-cache/cache-pages.ts';
import type { CountPage } from './page-cache/count-pages.ts';
import type { SharedPageCache } from './page-cache/market-state.ts';
import { keepPageAnswers } from './page-cache/page-answers.ts';
import type { Readiness } from './process/readiness.ts';
import { createRestRoutes } from './rest/rest-routes.ts';
import { createSavedMarksRoutes } from './saved/saved-marks-routes.ts';

export interface HttpParts {
  config: Pick<
    Config,
    | 'adScriptUrl'
    | 'audienceScriptUrl'
    | 'tealiumUrl'
    | 'mapStyleUrl'
    | 'siteOrigin'
    | 'trustedProxies'
    | 'dataDir'
  >;
  isDevelopment: boolean;
  log: Logger;
  metrics: Metrics;
  readiness: Readiness;
  /** How the log identifies a visitor. */
  hashVisitor: HashVisitor;
  services: Services;
  pictures: PictureService;
  renders: FairQueue<void>;
  pageCache: SharedPageCache;
  countPage: CountPage;
  assets: ReadonlyMap<string, StaticFile>;
  pages: PageHandler;
  requestLimit: RateLimit | null;
  /** Ends what is still streaming when the process stops. */
  stopping: AbortSignal;
}

/**
 * The whole site as one function from request to response. Middleware higher up sees a request first and its
 * response last.
 */
export function createHttpApp(parts: HttpParts): Hono<AppEnv> {
  const { config, isDevelopment, log, metrics, services } = parts;
  const siteOrigin = services.site.origin;
  const app = new Hono<AppEnv>();
  const inTurn = queueRenders(parts.renders, metrics);

  app.use(keepPageAnswers());
  app.use(checkResponse({ siteOrigin, log }));
  app.use(watchRequest(metrics, log));
  app.use(identifyRequest(log));
  app.use(identifyVisitor({ ...config, hashVisitor: parts.hashVisitor }));
  app.route('/', createHealthRoutes(parts.readiness));
  app.use(securityHeaders({ config: { ...config, siteOrigin }, isDevelopment }));
  app.use(refuseBadRequest());
  app.use(staticFiles(parts.assets));
  app.route('/', createMediaRoutes(parts.pictures, metrics));
  app.use(limitRequests(parts.requestLimit, metrics));
  app.use(tidyAddress());
  // Before responses are compressed and renders queued: these stay open for as long as their page.
  app.route(
    '/',
    createConversationEvents({ ...services, stopping: parts.stopping, registry: metrics.registry }),
  );
  app.use(finishResponse());
  app.use(cachePages(parts.pageCache, metrics, parts.countPage));
  // The body is read first: a slow sender must not occupy a slot.
  app.get('*', inTurn);
  app.route('/', createCrawlerRoutes(services));
  app.route('/', createMapRoutes());
  app.route('/', createSavedMarksRoutes());
  app.route('/', createExampleFeedRoutes());
  app.route('/', createFilmRoutes());
  app.route('/', createLocalMailRoutes({ ...services.site, dataDir: config.dataDir }));
  app.route('/', createPolicyReports(metrics.registry));
  app.use(refuseForgery({ siteOrigin, believesHost: config.siteOrigin === null }));
  app.use(readFormBody(uploadLimits, photoSpooling(config.dataDir)));
  app.use(checkToken({ siteOrigin }));
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', inTurn);
  app.route('/rest/1.0', createRestRoutes(services));
  app.route('/', createContentRoutes(services));
  app.all('*', servePages(parts.pages, parts.services.site.origin));

  app.onError((error, c) => {
    // Discard the headers of a failed handler: they may be why it failed.
    if (c.finalized) replaceResponse(c, new Response(null));
    if (error instanceof ProblemError) return respondWithProblem(c, error.problem);
    if (error instanceof HTTPException) return respondWithProblem(c, refusalOf(error));
    log.error({ err: error, id: c.get('requestId') }, 'A request failed');
    return respondWithProblem(c, problemOf(error));
  });
  return app;
}
