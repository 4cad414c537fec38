import { join, resolve } from 'node:path';
import { conversationLimits, usualKeptDays } from '@forecourt/domain';
import { brandSender, type MailSender, parseMailSender } from '@forecourt/services/open';
import { type EnvironmentName, environmentNames } from '@forecourt/site';
import { isMediaStoreUrl, maskPassword, mediaStoreUrlTakes } from '@forecourt/store/opening';
import { z } from 'zod';
import { checkBrandFile } from './brand/check-brand-file.ts';
import { areProxyNames } from './http/requests/trusted-proxies.ts';

/** Every variable that the process reads. A description completes the sentence "NAME takes …". */
const variables = z.object({
  PORT: wholeNumber(0, 65_535)
    .default(3000)
    .describe('a whole number from 0 to 65535, where 0 is any free port'),
  HOST: z.string().default('0.0.0.0').describe('an address to listen on, such as 0.0.0.0'),
  DATA_DIR: z.string().default('./data').describe('a folder that can be written to'),
  DATABASE_URL: z
    .string()
    .regex(/^(pglite|postgres|postgresql):\/\/./)
    .optional()
    .describe('pglite://FOLDER, pglite://memory or postgres://USER@HOST/NAME'),
  DATABASE_REPLICA_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/./)
    .optional()
    .describe('postgres://USER@HOST/NAME, a replica of the database to load the market from'),
  DATABASE_TIMEOUT_SECONDS: wholeNumber(1, 60)
    .default(5)
    .describe('a whole number of seconds from 1 to 60, the timeout of a database call'),
  MARKET_SIZE: wholeNumber(0, 2_000_000)
    .default(30_000)
    .describe('a whole number from 0 to 2000000, where 0 starts empty'),
  MARKET_SEED: wholeNumber(0, 2_147_483_647).default(1998).describe('a whole number from 0 to 2147483647'),
  MARKET_TIDINESS: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('a number from 0 to 1, the share of made-up adverts that are tidy'),
  SITE_ORIGIN: z
    .string()
    .refine(isOrigin)
    .optional()
    .describe('a scheme and a host without a path, such as https://www.example.ie'),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform(namesOf)
    .refine(areProxyNames)
    .describe(
      'IP addresses, networks such as 10.0.0.0/8, loopback and private, separated by commas, or the number of proxies, 1 to 9',
    ),
  SELL_SITE_URL: webAddress().describe('a full https address, such as https://sell.example.ie'),
  REGISTRATION_LOOKUP_URL: z
    .string()
    .refine((text) => {
      const url = URL.parse(text);
      const isSafe =
        url?.protocol === 'https:' || (url?.protocol === 'http:' && /^(localhost|127\.)/.test(url.hostname));
      return isSafe && text.includes('{plate}');
    })
    .optional()
    .describe('a full https address with {plate} in it, such as https://register.example/vehicles/{plate}'),
  REGISTRATION_LOOKUP_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/)
    .optional()
    .describe('the token that the register of vehicles asks for'),
  BRAND_FILE: z.string().optional().describe('the path of a JSON file that names and colours the site'),
  ENVIRONMENT_NAME: z.enum(environmentNames).default('local').describe('one of local, preprod and prod'),
  BETA_FEATURES: z
    .string()
    .regex(/^\s*([a-z0-9]+(-[a-z0-9]+)*\s*(,\s*|$))*$/)
    .default('')
    .describe('names separated by commas, such as new-fpa,brand-new-car'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^\s/]+/)
    .optional()
    .describe('smtp://USER:PASSWORD@HOST:PORT, or smtps:// for the same over TLS'),
  MAIL_FROM: z
    .string()
    .refine((text) => parseMailSender(text) !== null)
    .optional()
    .describe('a name and an address, such as "Lee Cars <sales@lee.example>", or the address alone'),
  INBOUND_SMTP: z
    .string()
    .regex(/^[^\s:]+:\d{1,5}$/)
    .optional()
    .describe(
      'an address and a port to receive replies by email on, such as 0.0.0.0:2525; with INBOUND_MAIL_DOMAIN',
    ),
  INBOUND_MAIL_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i)
    .optional()
    .describe('the domain whose email arrives at INBOUND_SMTP, such as reply.example.ie'),
  KEEP_ENQUIRIES_DAYS: wholeNumber(0, 36_500)
    .default(usualKeptDays)
    .describe(
      'a whole number of days from 0 to 36500, where 0 never deletes messages; more than FOLLOW_UP_DAYS',
    ),
  FOLLOW_UP_DAYS: wholeNumber(0, 365)
    .default(7)
    .describe('a whole number of days from 0 to 365, where 0 never asks for a review'),
  NOTIFICATIONS: wholeNumber(0, 1).default(1).describe('0 or 1, where 0 offers no notifications of browsers'),
  MAIL_MESSAGES_AFTER_SECONDS: wholeNumber(1, 3600)
    .default(conversationLimits.mailAfterSeconds)
    .describe('a whole number of seconds from 1 to 3600, after which an unread message is emailed'),
  MAP_STYLE_URL: webAddress().describe('the full https address of a map style'),
  AD_SCRIPT_URL: webAddress().describe('the full https address of a script'),
  AUDIENCE_SCRIPT_URL: webAddress().describe('the full https address of a script'),
  TEALIUM_URL: webAddress().describe('the full https address of a script'),
  METRICS_PORT: wholeNumber(0, 65_535)
    .optional()
    .describe('a whole number from 0 to 65535, where 0 turns metrics off'),
  METRICS_HOST: z.string().default('127.0.0.1').describe('an address to listen on, such as 127.0.0.1'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('info')
    .describe('one of trace, debug, info, warn, error, fatal and silent'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''))
    .optional()
    .describe('the address of an OpenTelemetry collector, such as http://127.0.0.1:4318'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('a number from 0 to 1, the share of requests that are traced'),
  SENTRY_DSN: z
    .string()
    .regex(/^https?:\/\/[^/@\s]+@[^/@\s]+\/(\S+\/)?\w+\/?$/)
    .optional()
    .describe('the address of a project in Sentry or alike, such as https://KEY@HOST/PROJECT'),
  MEDIA_CACHE_MB: wholeNumber(0, 1_000_000)
    .default(1024)
    .describe('a whole number of megabytes from 0 to 1000000, where 0 turns the disk cache off'),
  MEDIA_STORE_URL: z
    .string()
    .refine((url) => isMediaStoreUrl(url))
    .optional()
    .describe(mediaStoreUrlTakes),
  PAGE_CACHE_MB: wholeNumber(0, 100_000)
    .default(64)
    .describe('a whole number of megabytes from 0 to 100000, where 0 renders every page for its visitor'),
  // This and the next are used by scripts/start.ts; they are only validated here.
  WEB_PROCESSES: wholeNumber(1, 256)
    .optional()
    .describe('a whole number from 1 to 256; more than 1 needs PostgreSQL, a fixed PORT and SUPERVISE=1'),
  SUPERVISE: wholeNumber(0, 1)
    .default(1)
    .describe('0 or 1, where 0 does not restart the site when it exits unexpectedly'),
  RUN_JOBS: wholeNumber(0, 1)
    .default(1)
    .describe('0 or 1, where 0 leaves background jobs to "npm run worker" and needs PostgreSQL'),
  RATE_LIMIT: wholeNumber(0, 100_000)
    .default(20)
    .describe('a whole number of requests per second from 0 to 100000, where 0 turns the limit off'),
  SHUTDOWN_SECONDS: wholeNumber(0, 600).default(10).describe('a whole number of seconds from 0 to 600'),
  SHUTDOWN_DELAY_SECONDS: wholeNumber(0, 300)
    .default(1)
    .describe(
      'a whole number of seconds from 0 to 300, during which a stopping process still serves visitors',
    ),
});

export const variableNames: readonly string[] = Object.keys(variables.shape);

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string;
  /** A replica of it, from which the index is loaded. */
  databaseReplicaUrl: string | null;
  /** The longest that a visitor waits for one database call. */
  databaseTimeoutMs: number;
  market: { size: number; seed: number; tidiness: number };
  /** Null until the port is known: then `http://localhost:PORT`. */
  siteOrigin: string | null;
  /** The proxies whose X-Forwarded-For is trusted. */
  trustedProxies: readonly string[];
  sellSiteUrl: string | null;
  /** The operator's file, checked; the site's constants come from it. */
  brandFile: string | null;
  environmentName: EnvironmentName;
  betaFeatures: readonly string[];
  smtpUrl: string | null;
  /** Whether mails, which are files then, may be read in a browser on this machine. */
  showsMailFiles: boolean;
  /** The sender of the site's emails. */
  mailFrom: MailSender;
  /** Where replies by mail are received; null if they are not. */
  inboundMail: { host: string; port: number; domain: string } | null;
  /** Enquiries are deleted after this many days; 0 means never. */
  keepEnquiriesDays: number;
  /** A visitor who wrote to a dealer is asked for a review after this many days; 0 means never. */
  followUpDays: number;
  /** Whether browsers may show notifications of alerts. */
  sendsNotifications: boolean;
  /** A message that is still unread by then is mailed. */
  mailMessagesAfterSeconds: number;
  mapStyleUrl: string | null;
  adScriptUrl: string | null;
  audienceScriptUrl: string | null;
  tealiumUrl: string | null;
  /** If the operator sets the port, failing to bind it is an error; with the default it is only a warning. */
  metrics: { port: number; host: string; isRequired: boolean };
  logLevel: z.infer<typeof variables>['LOG_LEVEL'];
  /** Where original pictures are; undefined for the data folder. */
  mediaStoreUrl: string | undefined;
  /** The operator's register of vehicles; null if there is none. */
  registrationLookup: { url: string; token: string | undefined } | null;
  /** Null if requests are not traced. */
  tracing: { endpoint: string; ratio: number } | null;
  /** Where errors are reported, besides the log. */
  sentryDsn: string | null;
  mediaCacheBytes: number;
  pageCacheBytes: number;
  /** Average requests per second allowed for one visitor; 0 means no limit. */
  rateLimit: number;
  /** Whether this process does background jobs, besides serving visitors. */
  runsJobs: boolean;
  shutdownMs: number;
  /** How long a process that was told to stop still accepts visitors, so that load balancers notice first. */
  shutdownDelayMs: number;
}

export type ConfigResult = { config: Config } | { mistakes: string[] };

/** Parses the environment; an empty variable counts as unset. Returns all mistakes at once. */
export function parseConfig(environment: Record<string, string | undefined>): ConfigResult {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const result = variables.safeParse(given);
  if (!result.success) {
    const names = new Set(result.error.issues.map((issue) => String(issue.path[0])));
    return { mistakes: [...names].map((name) => formatMistake(name, given[name] ?? '')) };
  }
  const read = result.data;
  // An enquiry must be kept at least until its visitor is asked for a review.
  if (read.KEEP_ENQUIRIES_DAYS > 0 && read.KEEP_ENQUIRIES_DAYS <= read.FOLLOW_UP_DAYS)
    return { mistakes: [formatMistake('KEEP_ENQUIRIES_DAYS', String(read.KEEP_ENQUIRIES_DAYS))] };
  const isAlone = !/^postgres/.test(read.DATABASE_URL ?? '') || read.SUPERVISE === 0 || read.PORT === 0;
  if (isAlone && (read.WEB_PROCESSES ?? 1) > 1)
    return { mistakes: [formatMistake('WEB_PROCESSES', String(read.WEB_PROCESSES))] };
  // Only one process can open the embedded database: nobody else could do the jobs.
  if (read.RUN_JOBS === 0 && !/^postgres/.test(read.DATABASE_URL ?? ''))
    return { mistakes: [formatMistake('RUN_JOBS', '0')] };
  // One without the other would promise replies that never arrive.
  if ((read.INBOUND_SMTP === undefined) !== (read.INBOUND_MAIL_DOMAIN === undefined)) {
    const missing = read.INBOUND_SMTP === undefined ? 'INBOUND_SMTP' : 'INBOUND_MAIL_DOMAIN';
    return { mistakes: [formatMistake(missing, '')] };
  }
  const brandMistakes = read.BRAND_FILE ? checkBrandFile(read.BRAND_FILE) : [];
  if (brandMistakes.length > 0) return { mistakes: brandMistakes };
  const dataDir = resolve(read.DATA_DIR);
  return {
    config: {
      port: read.PORT,
      host: read.HOST,
      dataDir,
      databaseUrl: read.DATABASE_URL ?? `pglite://${join(dataDir, 'db')}`,
      databaseReplicaUrl: read.DATABASE_REPLICA_URL ?? null,
      databaseTimeoutMs: read.DATABASE_TIMEOUT_SECONDS * 1000,
      market: { size: read.MARKET_SIZE, seed: read.MARKET_SEED, tidiness: read.MARKET_TIDINESS },
      siteOrigin: read.SITE_ORIGIN ?? null,
      trustedProxies: read.TRUSTED_PROXIES,
      sellSiteUrl: read.SELL_SITE_URL ?? null,
      brandFile: read.BRAND_FILE ?? null,
      environmentName: read.ENVIRONMENT_NAME,
      betaFeatures: namesOf(read.BETA_FEATURES),
      smtpUrl: read.SMTP_URL ?? null,
      showsMailFiles:
        read.ENVIRONMENT_NAME === 'local' && read.SMTP_URL === undefined && isNearby(read.SITE_ORIGIN),
      mailFrom: (read.MAIL_FROM && parseMailSender(read.MAIL_FROM)) || brandSender,
      inboundMail: inboundMailOf(read),
      keepEnquiriesDays: read.KEEP_ENQUIRIES_DAYS,
      followUpDays: read.FOLLOW_UP_DAYS,
      sendsNotifications: read.NOTIFICATIONS === 1,
      mailMessagesAfterSeconds: read.MAIL_MESSAGES_AFTER_SECONDS,
      mapStyleUrl: read.MAP_STYLE_URL ?? null,
      adScriptUrl: read.AD_SCRIPT_URL ?? null,
      audienceScriptUrl: read.AUDIENCE_SCRIPT_URL ?? null,
      tealiumUrl: read.TEALIUM_URL ?? null,
      metrics: {
        port: read.METRICS_PORT ?? 9464,
        host: read.METRICS_HOST,
        isRequired: read.METRICS_PORT !== undefined,
      },
      logLevel: read.LOG_LEVEL,
      mediaStoreUrl: read.MEDIA_STORE_URL,
      registrationLookup: read.REGISTRATION_LOOKUP_URL
        ? { url: read.REGISTRATION_LOOKUP_URL, token: read.REGISTRATION_LOOKUP_TOKEN }
        : null,
      tracing: read.OTEL_EXPORTER_OTLP_ENDPOINT
        ? { endpoint: read.OTEL_EXPORTER_OTLP_ENDPOINT, ratio: read.OTEL_TRACES_SAMPLER_ARG }
        : null,
      sentryDsn: read.SENTRY_DSN ?? null,
      mediaCacheBytes: read.MEDIA_CACHE_MB * 1024 * 1024,
      pageCacheBytes: read.PAGE_CACHE_MB * 1024 * 1024,
      rateLimit: read.RATE_LIMIT,
      runsJobs: read.RUN_JOBS === 1,
      shutdownMs: read.SHUTDOWN_SECONDS * 1000,
      shutdownDelayMs: read.SHUTDOWN_DELAY_SECONDS * 1000,
    },
  };
}

function formatMistake(name: string, got: string): string {
  const takes = variables.shape[name as keyof typeof variables.shape]?.description ?? 'something else';
  return `${name} is "${maskPassword(got)}", but it takes ${takes}.`;
}

function wholeNumber(lowest: number, highest: number) {
  return z
    .string()
    .trim()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .refine((number) => number >= lowest && number <= highest);
}

function namesOf(list: string): string[] {
  return [...new Set(list.split(',').map((name) => name.trim()))].filter(Boolean);
}

/** Third-party scripts and styles must use TLS, except from the operator's own machine. */
function webAddress() {
  return z
    .string()
    .refine((text) => {
      const url = URL.parse(text);
      return url?.protocol === 'https:' || (url?.protocol === 'http:' && url.hostname === 'localhost');
    })
    .optional();
}

function inboundMailOf({
  INBOUND_SMTP: smtp,
  INBOUND_MAIL_DOMAIN: domain,
}: z.infer<typeof variables>): Config['inboundMail'] {
  if (smtp === undefined || domain === undefined) return null;
  const [host = '', port = ''] = smtp.split(':');
  return { host, port: Number(port), domain: domain.toLowerCase() };
}

/**
 * Whether the site is only for a browser on this machine. With a public address there is a proxy, and not every one says whom it
 * asks for: each visitor would seem to be here.
 */
function isNearby(siteOrigin: string | undefined): boolean {
  return siteOrigin === undefined || /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(siteOrigin).hostname);
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return (url?.protocol === 'https:' || url?.protocol === 'http:') && url.origin === text;
}
