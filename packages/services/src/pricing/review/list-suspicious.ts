import { channels, findFraudPhrases, formatEuro, type SearchableAdvert, yearOf } from '@forecourt/domain';
import { fitModel, PriceBook } from '@forecourt/pricing';
import { fingerprintOf } from './fingerprint.ts';

/** An advert worth an operator's look, and why. */
export interface SuspiciousAdvert {
  publicReference: string;
  title: string;
  price: number | null;
  reasons: string[];
  /** The asking price as a share of what similar ones ask; the lowest are the most suspicious. */
  share: number;
  /** Of what an operator would look at. */
  fingerprint: string;
}

/**
 * The live adverts that a person should look at: values that cannot be right, prices far below the market, and
 * words that ask for an unsafe payment. The most suspicious first.
 */
export function listSuspicious(adverts: readonly SearchableAdvert[], now: Date): SuspiciousAdvert[] {
  const book = fitMarket(adverts, now);
  return adverts
    .flatMap((advert) => {
      const { publicReference, title, price, doubted = [] } = advert;
      const expected = book.expected(advert);
      const share = price !== null && expected ? price / expected : 1;
      const reasons = [
        ...doubted.map((key) => `Its ${key} is hard to believe.`),
        ...(book.isTooLow(advert) && expected
          ? [`Similar ones ask about ${formatEuro(Math.round(expected / 100) * 100)}.`]
          : []),
        ...(findFraudPhrases(advert.description).length > 0 ? ['Its words ask for an unsafe payment.'] : []),
      ];
      return reasons.length > 0
        ? [{ publicReference, title, price, reasons, share, fingerprint: fingerprintOf(advert) }]
        : [];
    })
    .sort((a, b) => a.share - b.share);
}

function fitMarket(adverts: readonly SearchableAdvert[], now: Date): PriceBook {
  const book = new PriceBook(() => now);
  for (const advert of adverts) book.set(advert);
  for (const channel of channels) book.setModel(channel, fitModel(book.table(channel).snapshot(yearOf(now))));
  return book;
}
