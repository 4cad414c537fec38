import {
  type Dealer,
  formatFinancePartners,
  formatOpeningHours,
  isEmail,
  isPhone,
  parseAttribute,
  parseFinancePartners,
  parseOpeningHours,
  quote,
  statesHours,
  tidyPhone,
  untoldHours,
} from '@forecourt/domain';
import { isWebAddress } from '../feed/reading/row-reader.ts';
import { parseParagraphs } from '../feed/rows/parse-paragraphs.ts';
import type { DealerChanges } from './change-dealer.ts';

export type ReadOption = { kind: 'ok'; changes: DealerChanges } | { kind: 'bad'; reason: string };

/**
 * One detail of a dealer that the operator can set, and how to show it in the form in which it is entered.
 */
export interface DealerOption {
  name: string;
  takes: string;
  description: string;
  read(text: string): ReadOption;
  show(dealer: Dealer): string;
}

type TextKey = 'phone' | 'email' | 'whatsapp' | 'websiteUrl';
type FlagKey = 'isSimiApproved' | 'isFeaturedPartner' | 'hasStore';

const person = /^([^()]+?)\s*(?:\(([^()]*)\))?$/;

/** In display order. An empty text removes the value. */
export const dealerOptions: readonly DealerOption[] = [
  text('phone', 'phone', 'shown on request', isPhone, 'a phone number', tidyPhone),
  text('email', 'email', 'where messages go', isEmail, 'an email address'),
  text('whatsapp', 'whatsapp', 'a number that answers on WhatsApp', isPhone, 'a phone number', tidyPhone),
  text('website', 'websiteUrl', 'its own site', isWebAddress, 'an address that begins with https://'),
  {
    name: 'hours',
    takes: 'week',
    description: 'such as "Mon-Fri 09:00-18:00; Sat 10:00-16:00; bank holidays 12:00-16:00"',
    read(written) {
      if (written === '') return { kind: 'ok', changes: { openingHours: untoldHours } };
      const parsed = parseOpeningHours(written);
      return parsed.kind === 'ok' ? { kind: 'ok', changes: { openingHours: parsed.value } } : parsed;
    },
    show: ({ openingHours }) => (statesHours(openingHours) ? formatOpeningHours(openingHours) : ''),
  },
  {
    name: 'finance',
    takes: 'lenders',
    description: 'such as "Example Finance (HP, PCP); Another Lender"',
    read(written) {
      const parsed = parseFinancePartners(written);
      return parsed.kind === 'ok' ? { kind: 'ok', changes: { financePartners: parsed.value } } : parsed;
    },
    show: ({ financePartners }) => formatFinancePartners(financePartners),
  },
  {
    name: 'about',
    takes: 'text',
    description: 'its own description',
    read(written) {
      const parsed = parseParagraphs('Its description', written, 5000);
      if (parsed.kind === 'bad') return { kind: 'bad', reason: parsed.reason };
      return { kind: 'ok', changes: { about: parsed.text } };
    },
    show: ({ about }) => about,
  },
  {
    name: 'franchises',
    takes: 'makes',
    description: 'makes that it sells new, such as "Ford; Kia"',
    // No make has a comma in its name, but lists of makes often do.
    read: (written) =>
      readNames('Franchises', written.replaceAll(',', ';'), 60, (franchises) => ({ franchises })),
    show: ({ franchises }) => franchises.join('; '),
  },
  {
    name: 'services',
    takes: 'list',
    description: 'its services, separated by ;',
    read: (written) => readNames('Services', written, 80, (services) => ({ services })),
    show: ({ services }) => services.join('; '),
  },
  {
    name: 'people',
    takes: 'people',
    description: 'such as "Aoife Burke (Sales manager); Tom Daly (Service)"',
    read: (written) => readNames('People', written, 120, (people) => ({ people: people.map(readPerson) })),
    show: ({ people }) => people.map(({ name, role }) => (role ? `${name} (${role})` : name)).join('; '),
  },
  flag(
    'simi',
    'isSimiApproved',
    'a member of the Society of the Irish Motor Industry: check this before you set it',
  ),
  flag('store', 'hasStore', 'has a store'),
  flag('partner', 'isFeaturedPartner', 'is a featured partner'),
];

function text(
  name: string,
  key: TextKey,
  description: string,
  isValid: (written: string) => boolean,
  wanted: string,
  tidy = (written: string) => written,
): DealerOption {
  return {
    name,
    takes: key === 'websiteUrl' ? 'address' : name,
    description,
    read: (written) =>
      written === '' || isValid(tidy(written))
        ? { kind: 'ok', changes: { [key]: tidy(written) || null } }
        : { kind: 'bad', reason: `${quote(written)} is not ${wanted}` },
    show: (dealer) => dealer[key] ?? '',
  };
}

function flag(name: string, key: FlagKey, description: string): DealerOption {
  return {
    name,
    takes: 'yes|no',
    description,
    read: (written) =>
      /^(yes|no)$/i.test(written)
        ? { kind: 'ok', changes: { [key]: /^yes$/i.test(written) } }
        : { kind: 'bad', reason: `${quote(written)} is neither yes nor no` },
    show: (dealer) => (dealer[key] ? 'yes' : 'no'),
  };
}

/** Uses the same rules as a feed's lists. */
function readNames(
  label: string,
  written: string,
  maxLength: number,
  change: (names: readonly string[]) => DealerChanges,
): ReadOption {
  const parsed = parseAttribute(
    { key: label, label, kind: 'names', maxItems: 30, maxLength },
    written,
    'Car',
  );
  if (parsed.kind === 'bad') return parsed;
  return { kind: 'ok', changes: change(Array.isArray(parsed.value) ? parsed.value : []) };
}

function readPerson(written: string): { name: string; role: string } {
  const [, name = written, role = ''] = person.exec(written) ?? [];
  return { name, role };
}
