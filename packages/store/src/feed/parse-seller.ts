import type { Place, Seller } from '@forecourt/domain';
import { parseFinancePartners, parseOpeningHours, parsePlace, quote } from '@forecourt/domain';
import type { StatedDealer } from '../dealer/upsert-feed-dealers.ts';
import type { FeedFieldKey } from './feed-fields.ts';
import type { RowReader } from './row-reader.ts';

export type FeedSeller = Extract<Seller, { kind: 'private' }> | { kind: 'trade'; dealer: StatedDealer };

/**
 * A row with a dealer's reference is a dealer's unless it says otherwise. What `lenient` refuses is left unsaid of the
 * dealer and costs no advert.
 */
export function parseSeller(reader: RowReader, lenient: RowReader): FeedSeller | null {
  const dealerReference = reader.text('dealerReference');
  const stated = reader.text('sellerType')?.toLowerCase() ?? (dealerReference === null ? 'private' : 'trade');
  if (stated === 'trade' || stated === 'dealer') {
    if (dealerReference === null) return reader.reject('Dealer’s reference is missing');
    return { kind: 'trade', dealer: parseDealer(reader, lenient, dealerReference) };
  }
  if (stated !== 'private') return reader.reject(`Seller type ${quote(stated)} is neither private nor trade`);
  const name = reader.text('sellerName');
  const phone = reader.phone('sellerPhone');
  const email = reader.email('sellerEmail');
  return name === null ? reader.reject('Seller’s name is missing') : { kind: 'private', name, phone, email };
}

function parseDealer(reader: RowReader, lenient: RowReader, sourceReference: string): StatedDealer {
  const eircode = lenient.text('dealerEircode');
  const addressLines = parseAddress(lenient);
  return {
    sourceReference,
    name: reader.text('dealerName'),
    eircode,
    place: parseDealerPlace(lenient, eircode, addressLines),
    // The same cells stand in every row of the dealer: one slip in them must not take all of the stock.
    phone: lenient.phone('dealerPhone'),
    email: lenient.email('dealerEmail'),
    addressLines,
    websiteUrl: lenient.url('dealerWebsite'),
    whatsapp: lenient.phone('dealerWhatsapp'),
    openingHours: readBy(lenient, 'dealerHours', parseOpeningHours),
    financePartners: readBy(lenient, 'dealerFinance', parseFinancePartners),
  };
}

function parseAddress(reader: RowReader): string[] | null {
  const lines = reader.text('dealerAddress')?.split(',');
  return lines?.map((line) => line.trim()).filter(Boolean) ?? null;
}

function readBy<T>(
  reader: RowReader,
  key: FeedFieldKey,
  parse: (text: string) => { kind: 'ok'; value: T } | { kind: 'bad'; reason: string },
): T | null {
  const text = reader.text(key);
  if (text === null) return null;
  const parsed = parse(text);
  return parsed.kind === 'ok' ? parsed.value : reader.reject(`Dealer’s ${lowerFirst(parsed.reason)}`);
}

/** A reason that begins a sentence, within another. */
function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** An address alone may lead to a place, but none is expected of it. */
function parseDealerPlace(
  reader: RowReader,
  eircode: string | null,
  addressLines: readonly string[] | null,
): Place | null {
  const county = reader.text('dealerCounty');
  const town = reader.text('dealerTown');
  const location = addressLines?.join(', ') ?? null;
  if (county === null && town === null && eircode === null && location === null) return null;
  const parsed = parsePlace({ county, town, eircode, location });
  if (parsed.kind === 'ok') {
    for (const warning of parsed.warnings) reader.reject(`Dealer’s place: ${warning}`);
    return parsed.place;
  }
  const isAddressAlone = county === null && town === null && eircode === null;
  return isAddressAlone ? null : reader.reject(`Dealer’s place: ${parsed.reason}`);
}
