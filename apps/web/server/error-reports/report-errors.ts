import { createRateLimit } from '@forecourt/services/open';
import { buildReport, type ReportContext, type ReportedError } from './build-report.ts';

export interface ErrorReports {
  report(error: ReportedError): void;
  /** Resolves when everything is sent, or has failed to be. */
  settled(): Promise<unknown>;
}

export interface ErrorReportOptions extends ReportContext {
  /** `https://KEY@HOST/PROJECT`, as Sentry, GlitchTip and Bugsink show it. */
  dsn: string;
  /** Called at the first of several failures in a row. */
  onFailure(reason: string): void;
}

/** An error in a loop must not become a flood. */
const mostPerMinute = 30;
const timeoutMs = 5000;

/**
 * Sends errors to a server that speaks Sentry's envelope protocol. The official library would install 18 to 87 MB for this one request:
 * see docs/decisions/047-observability.md.
 */
export function createErrorReports({ dsn, onFailure, ...context }: ErrorReportOptions): ErrorReports {
  const { address, headers } = readDsn(dsn);
  const limit = createRateLimit({ count: mostPerMinute, withinMs: 60_000 });
  const sending = new Set<Promise<void>>();
  let hasFailed = false;

  async function send(reported: ReportedError): Promise<void> {
    try {
      const event = buildReport(reported, context);
      const lines = [
        { event_id: event.event_id, sent_at: new Date().toISOString() },
        { type: 'event' },
        event,
      ];
      const response = await fetch(address, {
        method: 'POST',
        headers,
        body: lines.map((line) => JSON.stringify(line)).join('\n'),
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`status ${response.status}`);
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) onFailure(error instanceof Error ? error.message : String(error));
      hasFailed = true;
    }
  }

  return {
    report(reported) {
      if (limit.take('reports')) return;
      const sent = send(reported).finally(() => sending.delete(sent));
      sending.add(sent);
    },
    settled: () => Promise.all(sending),
  };
}

/** The project is the last part of the path; what is before it belongs to the server's address. */
export function readDsn(dsn: string) {
  const { protocol, host, username, pathname } = new URL(dsn);
  const [, prefix = '', project = ''] = /^(.*)\/([^/]+)\/?$/.exec(pathname) ?? [];
  return {
    address: `${protocol}//${host}${prefix}/api/${project}/envelope/`,
    headers: {
      'Content-Type': 'application/x-sentry-envelope',
      'X-Sentry-Auth': `Sentry sentry_version=7, sentry_client=forecourt/1.0, sentry_key=${username}`,
    },
  };
}
