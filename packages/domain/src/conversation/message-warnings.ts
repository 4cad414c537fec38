import { findWordsRemarks } from '../selling/rules/words-rules.ts';
import { findAccountNumber } from './account-number.ts';

/** What in a message a reader should be careful about. */
export const messageWarnings = [
  'account-number',
  'deposit',
  'delivery',
  'payment',
  'code',
  'elsewhere',
  'phone',
  'email',
  'link',
  'address',
] as const;
export type MessageWarning = (typeof messageWarnings)[number];

const phrases: readonly { warning: MessageWarning; form: RegExp }[] = [
  {
    warning: 'deposit',
    form: /\b(?:deposits?|holding fee|booking fee|reservation fee|down ?payment|(?:pay|payment|money|cash) (?:up ?front|in advance|first)|to (?:hold|reserve|secure) (?:it|the car|the van|the bike))\b/i,
  },
  {
    warning: 'delivery',
    form: /\b(?:couriers?|shipping|shippers?|shipped|transporters?|delivery (?:agent|company|service)|(?:collection|pick-?up) agent|my (?:agent|driver|mover)|dhl|fedex|dpd|ups)\b/i,
  },
  {
    warning: 'payment',
    form: /\b(?:western union|money ?gram|gift ?cards?|bitcoin|crypto(?:currency)?|usdt|paysafe ?card|escrow|paypal|revolut|bank transfer|wire (?:transfer|the money)|bank draft|cashier.?s che(?:que|ck)|friends (?:and|&) family)\b/i,
  },
  {
    warning: 'code',
    form: /\b(?:(?:verification|security|one.?time|sms|text) (?:code|pin|passcode)|(?:send|tell|give|read) (?:me|us) (?:the|that|your) (?:code|pin|password))\b/i,
  },
  { warning: 'elsewhere', form: /\b(?:whats ?app|telegram|viber|signal app|snapchat|wechat|messenger)\b/i },
];

/** A house number and a street. */
const streetForm =
  /\b\d{1,4}[a-z]?,?\s+(?:\p{L}[\p{L}’'.]*\s+){1,4}(?:street|st|road|rd|avenue|ave|lane|drive|park|terrace|court|crescent|close|green|grove|place|square|way|hill|heights|view|lawn|quay)\b/iu;

/** What in a message to warn its reader of, in the order of `messageWarnings`. */
export function findMessageWarnings(body: string): MessageWarning[] {
  const found = new Set<MessageWarning>();
  const accountNumber = findAccountNumber(body);
  if (accountNumber !== null) found.add('account-number');
  // The digits of an account are no telephone number.
  const rest = accountNumber === null ? body : body.replace(accountNumber, ' ');
  for (const { kind } of findWordsRemarks(rest)) if (kind !== 'capitals') found.add(kind);
  for (const { warning, form } of phrases) if (form.test(rest)) found.add(warning);
  if (streetForm.test(rest)) found.add('address');
  return messageWarnings.filter((warning) => found.has(warning));
}

export const messageWarningWords: Readonly<Record<MessageWarning, string>> = {
  'account-number':
    'This has an account number in it. Don’t pay anyone before you’ve seen the car and its papers.',
  deposit:
    'This mentions a deposit. Never pay one before you’ve seen the car: we never hold money for anyone.',
  delivery:
    'This mentions a courier or an agent. Cars bought unseen and collected by others are a common fraud.',
  payment: 'This names a way to pay. Pay only when you have the car and its papers in front of you.',
  code: 'This asks for a code. Never pass on a code that was sent to you: we never ask for one.',
  elsewhere: 'This asks you to talk elsewhere. Here you can report someone and we can help.',
  phone: 'This has a phone number in it. Make sure you know who you’re calling.',
  email: 'This has an email address in it. We can’t look at what’s said outside this page.',
  link: 'This has a link in it, which we show as text. Don’t enter passwords or card details anywhere it leads.',
  address: 'This has an address in it. Meet in daylight, and bring somebody along.',
};
