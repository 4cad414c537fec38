import {
  type AdvertDraft,
  type Channel,
  channels,
  nameOfModel,
  type Place,
  parseChannel,
  parsePlace,
  parseVehicle,
  quote,
  type Vehicle,
  vehicleMark,
} from '@forecourt/domain';
import { type FeedColumns, feedColumnsOf } from './feed-columns.ts';
import { parseParagraphs } from './parse-paragraphs.ts';
import { type FeedPicture, parsePictures } from './parse-pictures.ts';
import { parseFeedPrice } from './parse-price.ts';
import { type FeedSeller, parseSeller } from './parse-seller.ts';
import { buildRowReader, type RowReader } from './row-reader.ts';

/** An advert as a row states it: its dealer is not yet a stored one, and its pictures are not yet copied. */
export type FeedAdvert = Omit<AdvertDraft, 'seller' | 'pictures'> & {
  seller: FeedSeller;
  pictures: readonly FeedPicture[];
};

export type ParsedFeedRow =
  /** The warnings say what the row states in vain. */
  | { kind: 'ok'; advert: FeedAdvert; warnings: string[] }
  /** The reference is null where not even that can be read. */
  | { kind: 'bad'; reference: string | null; reasons: string[] };

const maxDescription = 10_000;

/** Reads one untrusted row of a feed and says everything that is wrong with it at once. Touches no file and no database. */
export function parseFeedRow(
  row: Readonly<Record<string, unknown>>,
  source: string,
  columns: FeedColumns = feedColumnsOf(row),
): ParsedFeedRow {
  const reasons: string[] = [];
  const warnings: string[] = [];
  const reader = buildRowReader(row, columns, reasons);
  const reference = reader.text('reference');
  const channel = parseRowChannel(reader);
  const price = parseFeedPrice(reader);
  const description = parseDescription(reader);
  const pictures = parsePictures(reader);
  const lenient = buildRowReader(row, columns, warnings);
  const seller = parseSeller(reader, lenient);
  const place = parseAdvertPlace(reader, lenient, seller);
  const title = reader.text('title');
  const videoUrl = reader.url('videoUrl');
  const hasSpin = reader.isYes('hasSpin');
  const isFeatured = reader.isYes('isFeatured');
  const vehicle = channel ? parseRowVehicle(row, channel, columns, reasons) : null;
  if (!channel) reasons.push(...findFaultsInEveryChannel(row, columns));
  if (reasons.length > 0 || !reference || !channel || !vehicle || !seller || !place) {
    return { kind: 'bad', reference, reasons };
  }
  return {
    kind: 'ok',
    advert: {
      source,
      sourceReference: reference,
      channel,
      title: title ?? buildTitle(vehicle),
      description,
      vehicle,
      price,
      finance: null,
      pictures,
      videoUrl,
      hasSpin,
      seller,
      place,
      isFeatured,
    },
    warnings,
  };
}

function buildTitle(vehicle: Vehicle): string {
  return `${vehicleMark(vehicle)} ${nameOfModel(vehicle.make, vehicle.model)}`;
}

function parseRowChannel(reader: RowReader): Channel | null {
  const stated = reader.text('channel');
  if (stated === null) return null;
  return parseChannel(stated) ?? reader.reject(`Channel ${quote(stated)} is not Car, Commercial or Bike`);
}

function parseRowVehicle(
  row: Readonly<Record<string, unknown>>,
  channel: Channel,
  columns: FeedColumns,
  reasons: string[],
): Vehicle | null {
  const parsed = parseVehicle(row, channel, columns.vehicle);
  if (parsed.kind === 'ok') return parsed.vehicle;
  reasons.push(...parsed.reasons);
  return null;
}

/** Where the channel is not known, what is wrong with the vehicle whichever it is. */
function findFaultsInEveryChannel(row: Readonly<Record<string, unknown>>, columns: FeedColumns): string[] {
  const [first = [], ...others] = channels.map((channel) => {
    const parsed = parseVehicle(row, channel, columns.vehicle);
    return parsed.kind === 'bad' ? parsed.reasons : [];
  });
  return first.filter((reason) => others.every((reasons) => reasons.includes(reason)));
}

function parseDescription(reader: RowReader): string {
  const stated = reader.raw('description');
  if (stated === undefined) return '';
  if (typeof stated !== 'string') return reader.reject('Description is not a text') ?? '';
  const parsed = parseParagraphs('Description', stated, maxDescription);
  return parsed.kind === 'ok' ? parsed.text : (reader.reject(parsed.reason) ?? '');
}

/** A dealer's stock stands at the dealer's where the row says nothing else, or nothing that leads to a county. */
function parseAdvertPlace(reader: RowReader, lenient: RowReader, seller: FeedSeller | null): Place | null {
  const stated = {
    county: lenient.text('county'),
    town: lenient.text('town'),
    eircode: lenient.text('routingKey'),
    location: lenient.text('location'),
    latitude: lenient.number('latitude'),
    longitude: lenient.number('longitude'),
  };
  const dealerPlace = seller?.kind === 'trade' ? seller.dealer.place : null;
  const isSilent = Object.values(stated).every((value) => value === null);
  if (isSilent && dealerPlace) return dealerPlace;
  const parsed = parsePlace(stated);
  if (parsed.kind === 'bad') {
    if (!dealerPlace) return reader.reject(parsed.reason);
    lenient.reject(parsed.reason);
    return dealerPlace;
  }
  for (const warning of parsed.warnings) lenient.reject(warning);
  return parsed.place;
}
