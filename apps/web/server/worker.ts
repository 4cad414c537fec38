/** The process of `npm run worker`: configuration → database → the market in memory → background jobs. No visitors. */
import { createServer } from 'node:http';
import { openDatabase } from '@forecourt/store/opening';
import { type Config, parseConfig } from './config.ts';
import { createMetrics } from './logging/metrics.ts';
import { startMetricsServer } from './logging/metrics-server.ts';
import { openBackgroundWork } from './open-background-work.ts';
import { openMarket } from './open-market.ts';
import { openObservers } from './open-observers.ts';
import { requireDataDir } from './process/data-dir.ts';
import { explainFailedStart } from './process/explain-failed-start.ts';
import { guardProcess } from './process/guard-process.ts';
import { readNumber } from './process/peers.ts';
import { createReadiness } from './process/readiness.ts';
import { createShutdown, shutDownOnSignals, shutDownWithSupervisor } from './process/shutdown.ts';
import { StartError } from './process/start-error.ts';
import { watchDatabase } from './watch-database.ts';

/** Below the ports of the site's processes on the same machine. */
const usualMetricsPort = 9460;

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

async function start(config: Config): Promise<void> {
  if (config.databaseUrl.startsWith('pglite:'))
    throw new StartError(
      'A worker needs PostgreSQL: only one process can open the embedded database, and "npm start" does the background jobs there by itself.',
    );
  const observers = await openObservers(config);
  const { log, flush } = observers;
  const metrics = createMetrics({ withProcess: true, restarts: readNumber(process.argv, 'restarts') });
  const stopping = new AbortController();
  let checkDatabase: ReturnType<typeof watchDatabase> = () => 'The process is starting.';
  const readiness = createReadiness({
    shutdown: () => (stopping.signal.aborted ? 'The process is shutting down.' : null),
    database: () => checkDatabase(),
  });
  const { isRequired, port } = config.metrics;
  const metricsServer = await startMetricsServer(
    { ...config.metrics, port: isRequired ? port : usualMetricsPort },
    metrics,
    log,
    { readiness },
  );
  const exit = (code: number) => {
    flush();
    process.exit(code);
  };
  const shutdown = createShutdown({
    server: metricsServer ?? createServer(),
    limitMs: config.shutdownMs,
    // No load balancer has to notice.
    delayMs: 0,
    log,
    exit,
  });
  shutDownOnSignals(shutdown, { log, exit });
  shutDownWithSupervisor(shutdown, log);
  guardProcess({ log, end: () => shutdown.begin(1) });
  await requireDataDir(config.dataDir);

  const db = await openDatabase(config.databaseUrl, { timeoutMs: config.databaseTimeoutMs });
  const watched = watchDatabase({ db, log, registry: metrics.registry });
  const market = await openMarket({ config, db, log, metrics, copy: null, port: config.port });
  const background = await openBackgroundWork({ config, db, log, metrics, market });
  shutdown.closes({
    onBegin: () => stopping.abort(),
    closers: {
      background: () => background.stop(),
      search: () => market.search.stop(),
      pricing: () => market.pricing.stop(),
      dealerScores: () => market.dealerScores.stop(),
      replica: () => market.replica?.close(),
      database: () => db.close(),
      observers: () => observers.close(),
    },
  });
  await market.search.start();
  if (stopping.signal.aborted) return;
  background.jobs.start();
  // Jobs that need prices wait for them.
  void market.pricing.start();
  void market.dealerScores.start();
  checkDatabase = watched;
  process.stdout.write('The background jobs are running\n');
  // For scripts/supervise.ts, which restarts a process that was once ready.
  process.send?.('ready');
}
