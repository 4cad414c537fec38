import {
  type AdvertDraft,
  type Channel,
  foldToKey,
  isPlaceholder,
  nameOfModel,
  type Place,
  parseChannel,
  parsePlace,
  parseVehicle,
  quote,
  type Vehicle,
  vehicleMark,
} from '@forecourt/domain';
import { fillUsual, guessChannel, judgePlausibility } from '@forecourt/taxonomy';
import { FeedNames, type NameVehicle } from '../../names/feed-names.ts';
import { createColumnsOfRow, type FeedColumns } from '../columns/feed-columns.ts';
import { buildRowReader, type RowReader } from '../reading/row-reader.ts';
import { cutParagraphs } from './parse-paragraphs.ts';
import { type FeedPicture, parsePictures } from './parse-pictures.ts';
import { parseFeedPrice } from './parse-price.ts';
import { type FeedSeller, parseSeller } from './parse-seller.ts';

/** An advert as a row states it: its dealer is not stored yet, and its pictures are not copied yet. */
export type FeedAdvert = Omit<AdvertDraft, 'seller' | 'pictures'> & {
  seller: FeedSeller;
  pictures: readonly FeedPicture[];
};

export type ParsedFeedRow =
  /**
   * Warnings say which values were dropped, remarks which were taken for a typing error or are hard to
   * believe.
   */
  | { kind: 'ok'; advert: FeedAdvert; warnings: string[]; remarks: readonly string[] }
  /** The reference is null if it cannot be read either. */
  | { kind: 'bad'; reference: string | null; reasons: string[] };

const maxDescription = 10_000;
const columnsOfRow = createColumnsOfRow();

const { name: plainNames } = new FeedNames();

export interface FeedRowOptions {
  /** For rows that do not state it; by default it is guessed from make, model and body. */
  channel?: Channel | null;
  columns?: FeedColumns;
  /** Gives a vehicle its standard names. */
  nameVehicle?: NameVehicle;
}

/**
 * Parses one untrusted row of a feed and reports everything that is wrong with it at once. Optional fields
 * that cannot be read are left out with a warning. Touches no file and no database.
 */
export function parseFeedRow(
  row: Readonly<Record<string, unknown>>,
  source: string,
  {
    channel: usualChannel = null,
    columns = columnsOfRow(row),
    nameVehicle = plainNames,
  }: FeedRowOptions = {},
): ParsedFeedRow {
  const reasons: string[] = [];
  const warnings: string[] = [];
  const reader = buildRowReader(row, columns, { reasons, warnings });
  const reference = reader.text('reference');
  const channel = parseRowChannel(reader) ?? usualChannel ?? guessRowChannel(row, columns);
  const { price, isExVat } = parseFeedPrice(reader);
  const description = parseDescription(reader);
  const pictures = parsePictures(reader, columns.pictures.map((column) => row[column]).filter(Boolean));
  const seller = parseSeller(reader);
  const place = parseAdvertPlace(reader, seller);
  const title = reader.text('title');
  const videoUrl = reader.url('videoUrl');
  const hasSpin = reader.isYes('hasSpin');
  const isFeatured = reader.isYes('isFeatured');
  const parsed = parseVehicle(row, channel, columns.reader);
  warnings.push(...parsed.warnings);
  if (parsed.kind === 'bad') return { kind: 'bad', reference, reasons: [...reasons, ...parsed.reasons] };
  if (reasons.length > 0 || !reference || !seller || !place) return { kind: 'bad', reference, reasons };
  const written = isExVat ? withoutVat(parsed.vehicle, channel, warnings) : parsed.vehicle;
  const named = nameVehicle(channel, written);
  const words = `${title ?? ''} ${description}`;
  const judged = judgePlausibility({ channel, vehicle: named.vehicle, price, words });
  warnings.push(...judged.warnings);
  // An impossible value counts as not stated, and the usual one takes its place.
  const { vehicle, usual } = fillUsual(channel, judged.vehicle);
  return {
    kind: 'ok',
    advert: {
      source,
      sourceReference: reference,
      channel,
      title: title ?? buildTitle(vehicle),
      description,
      vehicle,
      usual,
      doubted: judged.doubted,
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
    remarks: [...named.remarks, ...judged.remarks],
  };
}

export function buildTitle(vehicle: Vehicle): string {
  return `${vehicleMark(vehicle)} ${nameOfModel(vehicle.make, vehicle.model)}`;
}

/** Only adverts of commercials can say that VAT is extra. */
function withoutVat(vehicle: Vehicle, channel: Channel, warnings: string[]): Vehicle {
  if (channel === 'Commercial') return { ...vehicle, isPriceExVat: true };
  warnings.push('Price excludes VAT, which this advert cannot show: give it with VAT');
  return vehicle;
}

const channelWords = new Map<string, Channel>(
  Object.entries({
    Car: 'car cars passenger passengercar passengercars saloon jeep suv',
    Commercial:
      'commercial van vans lcv hgv truck trucks lightcommercial lightcommercials commercialvehicle pickup',
    Bike: 'bike motorbike motorbikes motorcycle motorcycles scooter moped',
  }).flatMap(([channel, words]) => words.split(' ').map((word) => [word, channel as Channel] as const)),
);

function parseRowChannel(reader: RowReader): Channel | null {
  const stated = reader.text('channel');
  if (stated === null) return null;
  return (
    parseChannel(stated) ??
    channelWords.get(foldToKey(stated)) ??
    reader.warn(`Channel ${quote(stated)} is not Car, Commercial or Bike`)
  );
}

function guessRowChannel(row: Readonly<Record<string, unknown>>, { reader }: FeedColumns): Channel {
  const text = (key: string) => {
    const value = reader.read(row, key);
    return typeof value === 'string' && !isPlaceholder(value) ? value.trim() : '';
  };
  return guessChannel(text('make'), text('model'), text('body'));
}

function parseDescription(reader: RowReader): string {
  const stated = reader.raw('description');
  if (stated === undefined || stated === null) return '';
  if (typeof stated !== 'string') return reader.warn(`Description ${quote(stated)} is not a text`) ?? '';
  if (isPlaceholder(stated)) return '';
  const { text, isCut } = cutParagraphs(stated, maxDescription);
  if (isCut) reader.warn(`Description is longer than ${maxDescription} characters: its end is cut off`);
  return text;
}

/** A dealer's stock is at the dealer's place if the row gives no place, or none that leads to a county. */
function parseAdvertPlace(reader: RowReader, seller: FeedSeller | null): Place | null {
  const stated = {
    county: reader.text('county'),
    town: reader.text('town'),
    eircode: reader.text('routingKey'),
    // A column called address belongs to a dealer; for a private seller it is the seller's own.
    location: reader.text('location') ?? (seller?.kind === 'private' ? reader.text('dealerAddress') : null),
    latitude: reader.number('latitude'),
    longitude: reader.number('longitude'),
  };
  const dealerPlace = seller?.kind === 'trade' ? seller.dealer.place : null;
  const isSilent = Object.values(stated).every((value) => value === null);
  if (isSilent && dealerPlace) return dealerPlace;
  const parsed = parsePlace(stated);
  if (parsed.kind === 'bad') {
    if (!dealerPlace) return reader.reject(parsed.reason);
    reader.warn(parsed.reason);
    return dealerPlace;
  }
  for (const warning of parsed.warnings) reader.warn(warning);
  const { place } = parsed;
  // A row that names only the dealer's county does not contradict the dealer's town.
  return place.precision === 'county' && dealerPlace?.county === place.county ? dealerPlace : place;
}
