import type { Place, Seller } from '@forecourt/domain';
import {
  foldToKey,
  parseFinancePartners,
  parseOpeningHours,
  parsePlace,
  quote,
  slugify,
} from '@forecourt/domain';
import type { StatedDealer } from '../../dealer/upsert-feed-dealers.ts';
import type { FeedFieldKey } from '../columns/feed-fields.ts';
import type { RowReader } from '../reading/row-reader.ts';

export type FeedSeller = Extract<Seller, { kind: 'private' }> | { kind: 'trade'; dealer: StatedDealer };

const tradeWords = new Set(
  'trade dealer dealership garage trader business franchise independent franchisedealer independentdealer tradeseller d t'.split(
    ' ',
  ),
);
const privateWords = new Set('private privateseller individual owner person p'.split(' '));

/**
 * A row with a dealer's reference or name belongs to a dealer unless it says otherwise. Anything else about a
 * seller that cannot be read is left out and loses no advert.
 */
export function parseSeller(reader: RowReader): FeedSeller | null {
  const stated = parseSellerType(reader);
  const sellerName = reader.text('sellerName');
  const dealerName = reader.text('dealerName') ?? (stated === 'trade' ? sellerName : null);
  const dealerReference = reader.text('dealerReference') ?? referenceOf(dealerName);
  if ((stated ?? (dealerReference === null ? 'private' : 'trade')) === 'trade') {
    if (dealerReference === null)
      return reader.reject('Dealer’s reference is missing, and so is the dealer’s name');
    return { kind: 'trade', dealer: parseDealer(reader, dealerReference, dealerName) };
  }
  const name = sellerName ?? dealerName;
  const phone = reader.phone('sellerPhone');
  const email = reader.email('sellerEmail');
  return name === null ? reader.reject('Seller’s name is missing') : { kind: 'private', name, phone, email };
}

/** Most dealers' own systems know their garage only by its name. */
function referenceOf(dealerName: string | null): string | null {
  return dealerName === null ? null : slugify(dealerName) || dealerName;
}

function parseSellerType(reader: RowReader): 'trade' | 'private' | null {
  const stated = reader.text('sellerType');
  if (stated === null) return null;
  const word = foldToKey(stated);
  if (tradeWords.has(word)) return 'trade';
  return privateWords.has(word)
    ? 'private'
    : reader.warn(`Seller type ${quote(stated)} is neither private nor trade`);
}

function parseDealer(reader: RowReader, sourceReference: string, name: string | null): StatedDealer {
  const eircode = reader.text('dealerEircode');
  const addressLines = parseAddress(reader);
  return {
    sourceReference,
    name,
    eircode,
    place: parseDealerPlace(reader, eircode, addressLines),
    // A dealer's own system writes its only number and address as the seller's.
    phone: reader.phone('dealerPhone') ?? reader.phone('sellerPhone'),
    email: reader.email('dealerEmail') ?? reader.email('sellerEmail'),
    addressLines,
    websiteUrl: reader.url('dealerWebsite'),
    whatsapp: reader.phone('dealerWhatsapp'),
    openingHours: readBy(reader, 'dealerHours', parseOpeningHours),
    financePartners: readBy(reader, 'dealerFinance', parseFinancePartners),
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
  return parsed.kind === 'ok' ? parsed.value : reader.warn(`Dealer’s ${lowerFirst(parsed.reason)}`);
}

/** Lower-cases a reason for use inside another sentence. */
function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** An address alone may lead to a place, but does not have to. */
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
    for (const warning of parsed.warnings) reader.warn(`Dealer’s place: ${warning}`);
    return parsed.place;
  }
  const isAddressAlone = county === null && town === null && eircode === null;
  return isAddressAlone ? null : reader.warn(`Dealer’s place: ${parsed.reason}`);
}
