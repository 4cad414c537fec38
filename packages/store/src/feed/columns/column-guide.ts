import { type AttributeDefinition, type ColumnWords, channels, type Options } from '@forecourt/domain';
import { columnWordsOf, feedDefinitions } from './feed-column-lookup.ts';

/** What a feed may say in one column, for the people who make feeds. */
export interface ColumnGuide {
  name: string;
  otherNames: readonly string[];
  label: string;
  isRequired: boolean;
  /** `One of: Petrol, Diesel, …`, `A number of km, 0 to 3,000,000` */
  takes: string;
}

/** Rules that the field table cannot express. */
const ownWords: Readonly<Record<string, string>> = {
  reference: 'Your identifier for the advert, never reused',
  channel: 'One of: car, commercial, bike. If missing, it follows from make, model and body',
  condition:
    'One of: New, Demonstrator, Used. If missing: Used, or New for a vehicle of this year or the next with fewer than 100 km and no plate',
  engineCc: 'Cubic centimetres or litres: 1598, 1,598 cc, 1.6, 1.6L',
  mileage: 'Kilometres, or miles if the cell or the column says so: 88,000 km, 88k, 62,000 miles',
  powerKw: 'Kilowatts, or 150 bhp, 150 hp, 150 PS',
  title: 'Built from mark, make and model if missing',
  description: 'Text of up to 10,000 characters',
  price: 'Euro, such as 12950, €12,950 or 12.950, or POA. Required unless poa is yes. Pounds are rejected',
  pictures:
    'Up to 60 addresses that begin with https://, or files beside the feed, separated by |; or one in each of picture 1, picture 2 …',
  videoUrl: 'An address that begins with https://',
  hasSpin: 'yes or no: you have a 360° view and send it on request',
  isFeatured: 'yes or no. Counts only if we have agreed on featured places',
  county: 'One of the 32. A county, a town or an Eircode is required unless the dealer’s is given',
  town: 'A town, a village or a district such as Dublin 12',
  location: 'The whole place in one text, such as Main St, Naas, Co. Kildare',
  routingKey: 'An Eircode or its first three characters',
  sellerType: 'private or trade; trade if there is a dealer’s reference',
  sellerName: 'Required for a private seller',
  dealerReference: 'Your identifier for the dealer. Built from the dealer’s name if missing',
  dealerAddress: 'Lines separated by commas',
  dealerWebsite: 'An address that begins with https://; any other is left out',
  dealerWhatsapp: 'A phone number that answers on WhatsApp',
  dealerHours:
    'Such as Mon-Fri 09:00-18:00; Sat 10:00-16:00; bank holidays 12:00-16:00. A day left out is closed',
  dealerFinance:
    'Lenders separated by ; with what they offer in brackets, HP, PCP, Loan or Lease: Example Finance (HP, PCP)',
};

/** Every column that a feed may have, in the order of the tables that parse them. */
export function listFeedColumns(): ColumnGuide[] {
  return feedDefinitions.map((attribute) => ({
    name: attribute.key,
    otherNames: listOtherNames(attribute.key, columnWordsOf(attribute.key)),
    label: attribute.label,
    isRequired: attribute.required === true && attribute.key !== 'condition',
    takes: ownWords[attribute.key] ?? describeKind(attribute),
  }));
}

/** A unit may follow any of the names; one example shows how. */
function listOtherNames(key: string, words: ColumnWords | undefined): string[] {
  if (!words) return [];
  const units = Object.keys(words.units ?? {});
  const withUnits = words.isUnitAName
    ? units
    : units.slice(0, 1).map((unit) => `${words.names[0] ?? key} (${unit})`);
  return [...words.names, ...withUnits];
}

function describeKind(attribute: AttributeDefinition): string {
  switch (attribute.kind) {
    case 'choice':
      return `One of: ${[...new Set(listOptions(attribute.options))].join(', ')}`;
    case 'number': {
      const [min, max] = [attribute.min, attribute.max].map(formatBound);
      return `A number${attribute.unit ? ` in ${attribute.unit}` : ''}, ${min} to ${max}`;
    }
    case 'name':
      return `Text of up to ${attribute.maxLength} characters`;
    case 'yes-no':
      return 'yes or no';
    case 'day':
      return 'A day, or a month for its last day: 2026-11-15, 15/11/2026, Nov 2026, 11/26';
    case 'choices':
      return `Some of: ${attribute.options.join(', ')}`;
    case 'names':
      return `Up to ${attribute.maxItems} names, separated by |`;
  }
}

/** A year has no thousands separator. */
function formatBound(bound: number): string {
  return Math.abs(bound) >= 10_000 ? bound.toLocaleString('en-IE') : String(bound);
}

function listOptions(options: Options): readonly string[] {
  return 'length' in options ? options : channels.flatMap((channel) => options[channel] ?? []);
}
