import {
  type Advert,
  type Channel,
  type CreditKind,
  capitaliseFirst,
  type Dealer,
  dealerListingPath,
  formatAskingPrice,
  formatEuro,
  formatQuery,
  listWords,
  searchParameters,
} from '@forecourt/domain';
import { countWords } from './stock/build-stock-view.ts';

export interface StoreFinanceView {
  /** Null if nothing in stock has a monthly price. */
  offers: FinanceOffers | null;
  /** Listed separately from the prices: only the dealer knows which of them finances a vehicle. */
  partners: readonly { name: string; kinds: string }[];
}

/** The finance offers of the stock itself. */
export interface FinanceOffers {
  offer: string;
  from: string;
  /** The law requires the full credit offer beside a monthly price. */
  example: string;
  href: string;
}

export interface FinancedStock {
  channel: Channel;
  /** How many of the stock have a monthly price. */
  financed: number;
  total: number;
  cheapest: Advert | null;
}

/** Null if there is nothing to say about finance. */
export function buildStoreFinance(dealer: Dealer, stock: FinancedStock): StoreFinanceView | null {
  const offers = buildOffers(dealer, stock);
  const partners = dealer.financePartners.map(({ name, kinds }) => ({ name, kinds: describeKinds(kinds) }));
  return offers || partners.length > 0 ? { offers, partners } : null;
}

const kindWords: Readonly<Record<CreditKind, string>> = {
  HP: 'hire purchase',
  PCP: 'PCP',
  Loan: 'car loans',
  Lease: 'leasing',
};

function describeKinds(kinds: readonly CreditKind[]): string {
  return capitaliseFirst(
    listWords(
      kinds.map((kind) => kindWords[kind]),
      'and',
    ),
  );
}

function buildOffers(
  dealer: Dealer,
  { channel, financed, total, cheapest }: FinancedStock,
): FinanceOffers | null {
  const quote = cheapest?.finance;
  if (!cheapest || !quote) return null;
  const financedFirst = { channel, filters: { monthly: { from: 1 } }, sort: 'monthly-asc' } as const;
  const balloon = quote.balloon > 0 ? `, a final payment of ${formatEuro(quote.balloon)}` : '';
  return {
    offer:
      financed === total
        ? `Finance is offered on all ${countWords(channel, total)}.`
        : `Finance is offered on ${financed} of ${countWords(channel, total)}.`,
    from: `From ${formatEuro(quote.monthlyPayment)} a month`,
    example:
      `${cheapest.title}, ${formatAskingPrice(cheapest)}: ${quote.quoteType} with a deposit of ${formatEuro(quote.deposit)}, ` +
      `${quote.termMonths} payments of ${formatEuro(quote.monthlyPayment)}${balloon}, APR ${quote.apr}%, ` +
      `${formatEuro(quote.totalCost)} in total.`,
    href: dealerListingPath(dealer, channel) + formatQuery(searchParameters(financedFirst)),
  };
}
