import { foldToKey, isPlaceholder, isPoa, priceAmount, quote, readAmount } from '@forecourt/domain';
import type { RowReader } from '../reading/row-reader.ts';

export interface FeedPrice {
  /** Whole euro, or null for POA. */
  price: number | null;
  /** The cell says that VAT is extra. */
  isExVat: boolean;
}

const poaWords = new Set(
  (
    'poa por priceonapplication priceonrequest onapplication onrequest call callus callforprice callfordetails phoneforprice ' +
    'contact contactus contactdealer contactseller contactforprice ask askforprice enquire enquireforprice tbc tba'
  ).split(' '),
);
const wholeNumber = /^\d{1,9}$/;
const longestPrice = 60;
const vatOnTop = /(?:\+|plus|excl|excluding|ex)[. ]*vat\b/i;
const otherMoney: readonly (readonly [RegExp, string])[] = [
  [/£|\b(?:gbp|stg|sterling|pounds?)\b/i, 'pounds'],
  [/\$|\busd\b/i, 'dollars'],
];
const form = { key: 'price', grouped: true, takesDecimalComma: false };

/**
 * Reads `12950`, `"€12,950 ono"`, `"12.950"` and `"POA"`; some systems write 0 for POA, but a few cents are a
 * mistake. Another currency is refused: pounds shown as euro would be a false price.
 */
export function parseFeedPrice(reader: RowReader): FeedPrice {
  const none = { price: null, isExVat: false };
  if (reader.isYes('poa')) return none;
  const stated = reader.raw('price');
  const reject = (why: string) => reader.reject(`Price ${quote(stated)} ${why}`) ?? none;
  if (typeof stated === 'number') return { price: decidePrice(stated, reject), isExVat: false };
  if (typeof stated !== 'string') {
    if (stated !== undefined && stated !== null) return reject('is neither a price nor POA');
    return reader.reject('Price is missing: give a number, or POA') ?? none;
  }
  const text = stated.trim();
  if (wholeNumber.test(text)) return { price: decidePrice(Number(text), reject), isExVat: false };
  if (text.length > longestPrice) return reject('is neither a price nor POA');
  if (poaWords.has(foldToKey(text))) return none;
  if (isPlaceholder(text)) return reader.reject('Price is missing: give a number, or POA') ?? none;
  const currency = otherMoney.find(([pattern]) => pattern.test(text))?.[1];
  if (currency !== undefined) return reject(`is in ${currency}: give it in euro`);
  const amount = readAmount(form, text.replace(vatOnTop, ''));
  const isPrice = amount !== undefined && !amount.hasOtherWords;
  return { price: decidePrice(isPrice ? amount.amount : Number.NaN, reject), isExVat: vatOnTop.test(text) };
}

function decidePrice(amount: number, reject: (why: string) => unknown): number | null {
  if (!Number.isFinite(amount) || amount < 0) reject('is neither a price nor POA');
  else if (amount === 0 || isPoa(amount)) return null;
  else {
    const price = priceAmount(amount);
    if (price) return price;
    reject('is less than €1');
  }
  return null;
}
