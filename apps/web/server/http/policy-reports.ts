import { hideSignedLink, parseJson } from '@forecourt/domain';
import { createRateLimit } from '@forecourt/services/open';
import { Hono } from 'hono';
import { Counter, type Registry } from 'prom-client';
import type { AppEnv } from './app-env.ts';
import { readWithin } from './requests/read-form-body.ts';
import { policyReportsPath } from './responses/content-security-policy.ts';

const largestReport = 16 * 1024;
/** A page that breaks reports a few times; more is an extension, or somebody who fills the log. */
const mostReports = { count: 20, withinMs: 60_000 };
const mostLines = { count: 10, withinMs: 60_000 };

/**
 * Takes what browsers report about the Content-Security-Policy. Anybody can send anything here, so it is counted by
 * directive and a few a minute are logged, with the path of the page and the origin of what was blocked.
 */
export function createPolicyReports(registry: Registry): Hono<AppEnv> {
  const counter = new Counter({
    name: 'forecourt_policy_reports_total',
    help: 'Reports of browsers about the Content-Security-Policy, by directive',
    labelNames: ['directive'],
    registers: [registry],
  });
  const reporting = createRateLimit(mostReports);
  const logging = createRateLimit(mostLines);
  const routes = new Hono<AppEnv>();
  routes.post(policyReportsPath, async (c) => {
    c.set('route', policyReportsPath);
    if (reporting.take(c.get('visitorAddress'))) return c.body(null, 429);
    const chunks: Uint8Array[] = [];
    if (c.req.raw.body) await readWithin(c.req.raw.body, largestReport, (chunk) => chunks.push(chunk));
    for (const report of readReports(Buffer.concat(chunks).toString())) {
      counter.inc({ directive: report.directive });
      if (!logging.take('')) c.get('logSecurityEvent')('policy-report', { ...report });
    }
    return c.body(null, 204);
  });
  return routes;
}

export interface PolicyReport {
  directive: string;
  /** The origin of what was blocked, or a word such as `inline`. */
  blocked: string;
  /** The path of the page. */
  page: string;
}

/** Both forms that browsers send: a list (`report-to`), or one alone (`report-uri`). Everything else is nothing. */
export function readReports(text: string): PolicyReport[] {
  const sent = parseJson(text);
  const bodies = Array.isArray(sent)
    ? sent.filter((each) => each?.type === 'csp-violation').map((each) => each.body)
    : [readField(sent, 'csp-report')];
  return bodies.filter((body) => typeof body === 'object' && body !== null).map(describe);
}

function describe(body: object): PolicyReport {
  const of = (...names: string[]) => names.map((name) => readField(body, name)).find(isText) ?? '';
  const directive = of('effectiveDirective', 'effective-directive', 'violated-directive').split(' ')[0] ?? '';
  return {
    directive: directives.has(directive) ? directive : 'other',
    blocked: shorten(of('blockedURL', 'blocked-uri')),
    page: hideSignedLink(URL.parse(of('documentURL', 'document-uri'))?.pathname ?? '').slice(0, 200),
  };
}

/** A label of a metric: only what is known, whatever is sent. */
const directives: ReadonlySet<string> = new Set([
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'default-src',
  'img-src',
  'font-src',
  'connect-src',
  'media-src',
  'manifest-src',
  'worker-src',
  'frame-src',
  'object-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'trusted-types',
  'require-trusted-types-for',
]);

/** An origin; a word as it is. */
function shorten(blocked: string): string {
  const url = URL.parse(blocked);
  if (url) return (url.origin === 'null' ? url.protocol : url.origin).slice(0, 100);
  return /^[a-z-]{1,40}$/.test(blocked) ? blocked : '';
}

const isText = (value: unknown): value is string => typeof value === 'string';

function readField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
