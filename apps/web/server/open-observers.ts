import packageFile from '../package.json' with { type: 'json' };
import type { Config } from './config.ts';
import { createLog, type Logger } from './logging/log.ts';

export interface Observers {
  log: Logger;
  /** Buffered lines must be written before the process ends. */
  flush(): void;
  /** Sends what is still to be sent. */
  close(): Promise<unknown>;
}

/** The log, and the tracing and error reports that the operator has asked for: the others are not even loaded. */
export async function openObservers(
  config: Pick<Config, 'logLevel' | 'tracing' | 'sentryDsn' | 'environmentName'>,
): Promise<Observers> {
  const { version } = packageFile;
  const reports = config.sentryDsn
    ? (await import('./error-reports/report-errors.ts')).createErrorReports({
        dsn: config.sentryDsn,
        release: `forecourt@${version}`,
        environment: config.environmentName,
        onFailure: (reason) => log.warn({ reason }, 'Errors could not be reported'),
      })
    : null;
  const { log, flush } = createLog(config, { onError: reports?.report ?? null });
  const tracing = config.tracing
    ? (await import('./tracing/start-tracing.ts')).startTracing({ ...config.tracing, version, log })
    : null;
  return { log, flush, close: () => Promise.all([tracing?.stop(), reports?.settled()]) };
}
