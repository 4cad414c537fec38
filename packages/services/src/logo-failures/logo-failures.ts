import type { Dealer } from '@forecourt/domain';
import type { Logger } from 'pino';
import { Counter, type Registry } from 'prom-client';
import { createRateLimit, type RateLimitRefusal } from '../rate-limit/rate-limit.ts';
import type { Visitor } from '../request/request-info.ts';

/** Counts the dealer logos that do not load, so that the operator can fix them. */
export interface LogoFailures {
  /** Everything that did not load on one page. Refuses a visitor who reports too often. */
  report(logoUrls: readonly string[], visitor: Visitor): Promise<RateLimitRefusal | null>;
}

export interface LogoFailuresParts {
  registry: Registry;
  /** Every dealer, from memory. */
  dealers(): Promise<readonly Dealer[]>;
  log: Pick<Logger, 'warn'>;
  now?: () => number;
}

/** A page reports once or twice; more than this within a minute is not a person. */
const mostReports = { count: 30, withinMs: 60_000 };
/** One counter per dealer would overload the metrics collector: the rest are counted together. */
const mostDealers = 200;

export function createLogoFailures({
  registry,
  dealers,
  log,
  now = Date.now,
}: LogoFailuresParts): LogoFailures {
  const counter = new Counter({
    name: 'forecourt_logo_failures_total',
    help: 'Dealer logos that failed to load in a browser, by dealer',
    labelNames: ['dealer'],
    registers: [registry],
  });
  const named = new Set<number>();
  const rateLimit = createRateLimit({ ...mostReports, now });

  function count(dealer: Dealer): void {
    if (!named.has(dealer.id)) {
      // Once per dealer and process: a broken logo fails on every page.
      log.warn({ dealer: dealer.id, logo: dealer.logoUrl }, 'A dealer logo does not load');
      if (named.size < mostDealers) named.add(dealer.id);
    }
    counter.inc({ dealer: named.has(dealer.id) ? String(dealer.id) : 'other' });
  }

  return {
    async report(logoUrls, visitor) {
      const refusal = rateLimit.take(visitor.visitorAddress);
      if (refusal) {
        visitor.logSecurityEvent('rate-limit');
        return refusal;
      }
      const all = await dealers();
      for (const logoUrl of logoUrls) {
        // Only a logo that some dealer has: we cannot fix any other address.
        const dealer = all.find((each) => each.logoUrl !== null && isSameLogo(each.logoUrl, logoUrl));
        if (dealer) count(dealer);
      }
      return null;
    },
  };
}

/** A page requests `/media/dealers/d7/logo/160` if the dealer has `/media/dealers/d7/logo/%d`. */
function isSameLogo(template: string, asked: string): boolean {
  const [start = '', end] = template.split('%d');
  if (end === undefined || asked === template) return asked === template;
  const width = asked.slice(start.length, asked.length - end.length);
  return asked.startsWith(start) && asked.endsWith(end) && /^\d{1,5}(x\d{1,5})?$/.test(width);
}
