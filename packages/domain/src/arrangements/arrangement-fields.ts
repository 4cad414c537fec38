import { type PreferredTime, preferredTimes, preferredTimeWords } from '../enquiry/enquiry.ts';
import { isPhone } from '../forms/phone.ts';
import { isPlainLine } from '../forms/plain-line.ts';
import { parseOtherPlate } from '../registration/other-plate.ts';
import { parsePlate } from '../registration/plate.ts';
import { findMileageError, parseSellingMileage } from '../selling/rules/mileage-rules.ts';
import { viewingLimits } from './viewing-times.ts';

/** How a live video viewing is held. */
export const videoWays = ['whatsapp', 'facetime', 'google-meet', 'zoom', 'teams'] as const;

export type VideoWay = (typeof videoWays)[number];

export const videoWayWords: Record<VideoWay, string> = {
  whatsapp: 'WhatsApp',
  facetime: 'FaceTime',
  'google-meet': 'Google Meet',
  zoom: 'Zoom',
  teams: 'Microsoft Teams',
};

export function parseVideoWay(text: string): VideoWay {
  return videoWays.find((way) => way === text) ?? 'whatsapp';
}

export interface CallBackFields {
  phone: string;
  preferredTime: string;
}

export interface PartExchangeFields {
  plate: string;
  mileage: string;
  mileageUnit: string;
  /** Only needed for a plate that was never advertised here. */
  make: string;
  model: string;
}

export interface CallBack {
  phone: string;
  preferredTime: PreferredTime;
}

export interface PartExchange {
  /** As people write it: `191-D-12345`. */
  plate: string;
  /** Whole kilometres. */
  mileage: number;
  /** As typed; empty if the plate has to tell. */
  make: string;
  model: string;
}

export type FieldErrors<Fields> = Partial<Record<keyof Fields, string>>;
export type ParsedFields<Fields, Value> =
  | { kind: 'good'; value: Value }
  | { kind: 'bad'; errors: FieldErrors<Fields> };

export function parseCallBack(fields: CallBackFields): ParsedFields<CallBackFields, CallBack> {
  const phone = fields.phone.trim();
  if (phone === '') return { kind: 'bad', errors: { phone: 'Enter the number to call' } };
  if (!isPhone(phone) || !isPlainLine(phone)) {
    return { kind: 'bad', errors: { phone: 'Enter a phone number, for example 087 123 4567' } };
  }
  const preferredTime = preferredTimes.find((time) => time === fields.preferredTime) ?? 'any';
  return { kind: 'good', value: { phone, preferredTime } };
}

/** What the seller reads of it. */
export function describeCallBack({ phone, preferredTime }: CallBack): string {
  const best =
    preferredTime === 'any' ? 'Any time suits.' : `Best time: ${preferredTimeWords[preferredTime]}.`;
  return `Please call me on ${phone}. ${best}`;
}

const longestPlate = 15;
const longestModel = 60;

export function parsePartExchange(
  fields: PartExchangeFields,
): ParsedFields<PartExchangeFields, PartExchange> {
  const errors: FieldErrors<PartExchangeFields> = {};
  const plate = fields.plate.trim().toUpperCase();
  if (plate === '') errors.plate = 'Enter your plate, for example 191-D-12345';
  else if (plate.length > longestPlate || !(parsePlate(plate) || parseOtherPlate(plate))) {
    errors.plate = 'We can’t read that plate. Enter it like 191-D-12345';
  }
  const mileageError = findMileageError(fields);
  if (mileageError !== null) errors.mileage = mileageError;
  const make = fields.make.trim();
  const model = fields.model.trim();
  for (const [name, value] of [
    ['make', make],
    ['model', model],
  ] as const) {
    if (value.length > longestModel || !isPlainLine(value)) errors[name] = `Shorten the ${name}`;
  }
  const mileage = parseSellingMileage(fields);
  if (Object.keys(errors).length > 0 || mileage === null) return { kind: 'bad', errors };
  return { kind: 'good', value: { plate, mileage, make, model } };
}

/** Why a place to meet, or a link or number for a video viewing, cannot stand; null if it can. */
export function findPlaceError(text: string, { isVideo }: { isVideo: boolean }): string | null {
  const place = text.trim();
  if (place === '') return isVideo ? 'Enter the link or number to use' : 'Enter where to meet';
  if (place.length > viewingLimits.longestPlace)
    return `Shorten it to ${viewingLimits.longestPlace} characters`;
  return isPlainLine(place) ? null : 'Write it on one line';
}
