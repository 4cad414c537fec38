import {
  capitaliseFirst,
  isLikeSite,
  isPlainLine,
  type MessageKind,
  type PreferredTime,
  preferredTimes,
  siteLikeWords,
} from '@forecourt/domain';
import { brand } from '../brand/brand.ts';
import { decideTextAreaMessage, type TextAreaRules } from '../forms/text-area.ts';
import { decideTextInputMessage, type TextInputRules, textInputMessage } from '../forms/text-input.ts';

/** What a visitor writes. */
export interface EnquiryFields {
  name: string;
  email: string;
  phone: string;
  message: string;
  /** When to ring, as submitted; empty if the form does not ask. */
  preferredTime: string;
  /** When to meet: one of the seller's free times, or a day and a time. */
  slot: string;
  day: string;
  time: string;
  videoWay: string;
  /** A trade-in. */
  plate: string;
  mileage: string;
  mileageUnit: string;
  make: string;
  model: string;
}

export type EnquiryField = keyof EnquiryFields;
export type EnquiryErrors = Partial<Record<EnquiryField, string>>;

export const emptyEnquiry: EnquiryFields = {
  name: '',
  email: '',
  phone: '',
  message: '',
  preferredTime: '',
  slot: '',
  day: '',
  time: '',
  videoWay: '',
  plate: '',
  mileage: '',
  mileageUnit: '',
  make: '',
  model: '',
};

/** No real name or address is longer; a robot's may be. */
export const longestLine = 120;

/** A callback needs a number; a report about an advert may be anonymous. */
const requiredFields: Record<MessageKind, readonly EnquiryField[]> = {
  email: ['name', 'email', 'message'],
  'call-back': ['name', 'phone'],
  // What they ask for goes on in a conversation, which needs an address; their words may be left out.
  viewing: ['name', 'email'],
  'test-drive': ['name', 'email'],
  'video-viewing': ['name', 'email'],
  'part-exchange': ['name', 'email'],
  report: ['message'],
  contact: ['name', 'email', 'message'],
  question: ['name', 'email', 'message'],
};

export function isFieldRequired(kind: MessageKind, field: EnquiryField): boolean {
  return requiredFields[kind].includes(field);
}

/** Any other submitted value counts as no preference. */
export function parsePreferredTime(kind: MessageKind, sent: string): PreferredTime | null {
  if (kind !== 'call-back') return null;
  return preferredTimes.find((time) => time === sent) ?? 'any';
}

/** A message for each invalid field; none if the form can be sent. */
export function findEnquiryErrors(kind: MessageKind, fields: EnquiryFields): EnquiryErrors {
  const errors: EnquiryErrors = {};
  for (const [id, type] of [
    ['name', 'text'],
    ['email', 'email'],
    ['phone', 'tel'],
  ] as const) {
    const message = findLineError({ id, type, isRequired: isFieldRequired(kind, id) }, fields[id]);
    if (message !== null) errors[id] = message;
  }
  if (!errors.name && isLikeSite(fields.name, brand.name)) errors.name = siteLikeWords;
  const area: TextAreaRules = { id: 'message', isRequired: isFieldRequired(kind, 'message') };
  const message = decideTextAreaMessage(area, fields.message, true);
  if (message !== null) errors.message = message;
  return errors;
}

function findLineError(rules: TextInputRules, value: string): string | null {
  if (value.length > longestLine || !isPlainLine(value))
    return capitaliseFirst(textInputMessage(rules, 'pattern'));
  return decideTextInputMessage(rules, value, true);
}
