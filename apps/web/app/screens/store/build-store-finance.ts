import {
  type Advert,
  type Channel,
  type Dealer,
  dealerListingPath,
  formatAskingPrice,
  formatEuro,
  formatQuery,
  searchParameters,
} from '@forecourt/domain';
import { countWords } from './stock/build-stock-view.ts';

/** What the stock itself says of finance: a dealer's lenders are not told to us. */
export interface StoreFinanceView {
  offer: string;
  from: string;
  /** The law wants the whole of a credit offer beside its monthly price. */
  example: string;
  href: string;
}

export interface FinancedStock {
  channel: Channel;
  /** How many have a monthly price, of how many. */
  financed: number;
  total: number;
  cheapest: Advert | null;
}

/** Null where nothing has a monthly price. */
export function buildStoreFinance(
  dealer: Dealer,
  { channel, financed, total, cheapest }: FinancedStock,
): StoreFinanceView | null {
  const quote = cheapest?.finance;
  if (!cheapest || !quote) return null;
  const financedFirst = { channel, filters: { monthly: { from: 1 } }, sort: 'monthly-asc' } as const;
  const balloon = quote.balloon > 0 ? `, a last payment of ${formatEuro(quote.balloon)}` : '';
  return {
    offer:
      financed === total
        ? `Finance is offered on all ${countWords(channel, total)}.`
        : `Finance is offered on ${financed} of ${countWords(channel, total)}.`,
    from: `From ${formatEuro(quote.monthlyPayment)} a month`,
    example:
      `${cheapest.title}, ${formatAskingPrice(cheapest)}: ${quote.quoteType} with a deposit of ${formatEuro(quote.deposit)}, ` +
      `${quote.termMonths} payments of ${formatEuro(quote.monthlyPayment)}${balloon}, APR ${quote.apr}%, ` +
      `${formatEuro(quote.totalCost)} in all.`,
    href: dealerListingPath(dealer, channel) + formatQuery(searchParameters(financedFirst)),
  };
}
