/** The process: configuration → database → the site, which `open-site.ts` assembles, and then its port. */
import type { RequestListener } from 'node:http';
import { type SecurityEvent, securityEventName } from '@forecourt/services';
import { createRateLimit } from '@forecourt/services/open';
import { openDatabase } from '@forecourt/store/opening';
import { type Config, parseConfig } from './config.ts';
import { createTrustedProxies } from './http/requests/trusted-proxies.ts';
import type { ClosedReason } from './load-shedding/limits.ts';
import { createMetrics } from './logging/metrics.ts';
import { startMetricsServer } from './logging/metrics-server.ts';
import { openObservers } from './open-observers.ts';
import { requireDataDir } from './process/data-dir.ts';
import { explainFailedStart } from './process/explain-failed-start.ts';
import { guardProcess } from './process/guard-process.ts';
import { claimPort, createNodeServer, listen } from './process/listen.ts';
import { findPeers, readNumber } from './process/peers.ts';
import { createShutdown, shutDownOnSignals, shutDownWithSupervisor } from './process/shutdown.ts';

const parsed = parseConfig(process.env);
if ('mistakes' in parsed) {
  console.error(parsed.mistakes.join('\n'));
  process.exit(1);
}
try {
  await start(parsed.config);
} catch (error) {
  console.error(explainFailedStart(error, parsed.config));
  process.exit(1);
}

const eventOf: Record<ClosedReason, SecurityEvent> = {
  'slow-reader': 'slow-reader',
  pipelining: 'pipelining',
  'too-many': 'too-many-connections',
};

async function start(config: Config): Promise<void> {
  const observers = await openObservers(config);
  const { log, flush } = observers;
  const isDevelopment = process.argv.includes('--dev');
  const metrics = createMetrics({ withProcess: true, restarts: readNumber(process.argv, 'restarts') });
  const logging = createRateLimit({ count: 1, withinMs: 60_000 });
  let listener: RequestListener | null = null;
  const server = createNodeServer((request, response) => listener?.(request, response), {
    isTrustedProxy: createTrustedProxies(config.trustedProxies),
    onConnectionClosed: (reason) => {
      metrics.connectionsClosed.inc({ reason });
      // An attack closes thousands: one line per minute is enough to notice it.
      if (!logging.take(reason))
        log.warn({ event: securityEventName(eventOf[reason]) }, 'Connections are being closed');
    },
  });
  const exit = (code: number) => {
    flush();
    process.exit(code);
  };
  const shutdown = createShutdown({
    server,
    limitMs: isDevelopment ? 300 : config.shutdownMs,
    delayMs: isDevelopment ? 0 : config.shutdownDelayMs,
    log,
    exit,
  });
  shutDownOnSignals(shutdown, { log, exit });
  shutDownWithSupervisor(shutdown, log);
  guardProcess({ log, end: () => shutdown.begin(1) });
  await requireDataDir(config.dataDir);

  // First: do not generate a market for a process that cannot show it.
  const claimed = await claimPort(config.port, config.host);
  const place = readNumber(process.argv, 'process');
  const metricsServer = await startMetricsServer(config.metrics, metrics, log, { place });

  // The embedded database opens in its own thread; meanwhile this one loads the site's modules and then its texts.
  const opening = openDatabase(config.databaseUrl, { timeoutMs: config.databaseTimeoutMs });
  // Handled there; until then it must not count as an unhandled rejection.
  opening.catch(() => {});
  const { openSite } = await import('./open-site.ts');
  await openSite({
    config,
    isDevelopment,
    log,
    observers,
    metrics,
    metricsServer,
    server,
    shutdown,
    port: claimed.port,
    place,
    peers: findPeers(),
    opening,
    listen: async (shown) => {
      listener = shown;
      await claimed.release();
      await listen(server, claimed.port, config.host);
    },
  });
}
