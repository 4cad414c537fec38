import {
  type AdvertDraft,
  type Channel,
  channels,
  nameOfModel,
  parseChannel,
  parseVehicle,
  quote,
  type Vehicle,
  vehicleMark,
} from '@forecourt/domain';
import { FeedNames, type NameVehicle } from '../names/feed-names.ts';
import { type FeedColumns, feedColumnsOf } from './feed-columns.ts';
import { parseParagraphs } from './parse-paragraphs.ts';
import { type FeedPicture, parsePictures } from './parse-pictures.ts';
import { parsePlace } from './parse-place.ts';
import { parseFeedPrice } from './parse-price.ts';
import { type FeedSeller, parseSeller } from './parse-seller.ts';
import { buildRowReader, type RowReader } from './row-reader.ts';

/** An advert as a row states it: its dealer is not yet a stored one, and its pictures are not yet copied. */
export type FeedAdvert = Omit<AdvertDraft, 'seller' | 'pictures'> & {
  seller: FeedSeller;
  pictures: readonly FeedPicture[];
};

export type ParsedFeedRow =
  /** The warnings say what the row states in vain, the remarks what was taken for a typing error. */
  | { kind: 'ok'; advert: FeedAdvert; warnings: string[]; remarks: readonly string[] }
  /** The reference is null where not even that can be read. */
  | { kind: 'bad'; reference: string | null; reasons: string[] };

const maxDescription = 10_000;

const { name: plainNames } = new FeedNames();

/** Reads one untrusted row of a feed and says everything that is wrong with it at once. Touches no file and no database. */
export function parseFeedRow(
  row: Readonly<Record<string, unknown>>,
  source: string,
  columns: FeedColumns = feedColumnsOf(row),
  nameVehicle: NameVehicle = plainNames,
): ParsedFeedRow {
  const reasons: string[] = [];
  const warnings: string[] = [];
  const reader = buildRowReader(row, columns, reasons);
  const reference = reader.text('reference');
  const channel = parseRowChannel(reader);
  const price = parseFeedPrice(reader);
  const description = parseDescription(reader);
  const pictures = parsePictures(reader);
  const seller = parseSeller(reader, buildRowReader(row, columns, warnings));
  const place = parseAdvertPlace(reader, seller);
  const title = reader.text('title');
  const videoUrl = reader.url('videoUrl');
  const hasSpin = reader.isYes('hasSpin');
  const isFeatured = reader.isYes('isFeatured');
  const written = channel ? parseRowVehicle(row, channel, columns, reasons) : null;
  if (!channel) reasons.push(...findFaultsInEveryChannel(row, columns));
  if (reasons.length > 0 || !reference || !channel || !written || !seller || !place) {
    return { kind: 'bad', reference, reasons };
  }
  const { vehicle, remarks } = nameVehicle(channel, written);
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
    remarks,
  };
}

export function buildTitle(vehicle: Vehicle): string {
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

/** A dealer's stock stands at the dealer's where the row says nothing else. */
function parseAdvertPlace(reader: RowReader, seller: FeedSeller | null) {
  const stated = {
    county: reader.text('county'),
    town: reader.text('town'),
    routingKey: reader.text('routingKey'),
    latitude: reader.number('latitude'),
    longitude: reader.number('longitude'),
  };
  if ((stated.latitude === null) !== (stated.longitude === null)) {
    return reader.reject('Latitude and longitude must be given together');
  }
  const isSilent = stated.county === null && stated.town === null && stated.routingKey === null;
  if (isSilent && seller?.kind === 'trade' && seller.dealer.place) return seller.dealer.place;
  const place = parsePlace(stated);
  return 'reason' in place ? reader.reject(place.reason) : place;
}
