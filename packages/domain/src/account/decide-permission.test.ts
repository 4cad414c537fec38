import { describe, expect, it } from 'vitest';
import {
  type Actor,
  type CaseSubject,
  decideBlockFeedAdvert,
  decideChangeAdvert,
  decideChangePasskeys,
  decideDecideCase,
  decideManagePeople,
  decideOpenOffice,
  type Permission,
} from './decide-permission.ts';

const actor = (roles: Actor['roles'], way: Actor['way'] = 'passkey'): Actor => ({ accountId: 1, roles, way });

const people = {
  visitor: null,
  person: actor([]),
  dealer: actor([{ role: 'dealer', dealerId: 7 }]),
  moderator: actor([{ role: 'moderator' }]),
  operator: actor([{ role: 'operator' }]),
  'moderator by mail': actor([{ role: 'moderator' }], 'mail'),
  'operator by mail': actor([{ role: 'operator' }], 'mail'),
} satisfies Record<string, Actor | null>;

const somebodyElses: CaseSubject = { ownerId: 2, dealerId: null, decidedBy: null, isAlone: false };

const acts = {
  'open the office': (who: Actor | null) => decideOpenOffice(who),
  'decide a case': (who: Actor | null) => decideDecideCase(who, somebodyElses),
  'block a dealer’s advert': (who: Actor | null) => decideBlockFeedAdvert(who, somebodyElses),
  'manage people': (who: Actor | null) => decideManagePeople(who),
  'change own advert': (who: Actor | null) => decideChangeAdvert(who, { ownerId: 1 }),
  'change another’s advert': (who: Actor | null) => decideChangeAdvert(who, { ownerId: 2 }),
} satisfies Record<string, (who: Actor | null) => Permission>;

const cell = (permission: Permission) => (permission.kind === 'allowed' ? 'yes' : permission.why);

/** Role by role in the order of `people`. */
const table: Readonly<Record<keyof typeof acts, readonly string[]>> = {
  'open the office': ['not-signed-in', 'no-role', 'no-role', 'yes', 'yes', 'no-passkey', 'no-passkey'],
  'decide a case': ['not-signed-in', 'no-role', 'no-role', 'yes', 'yes', 'no-passkey', 'no-passkey'],
  'block a dealer’s advert': [
    'not-signed-in',
    'no-role',
    'no-role',
    'no-role',
    'yes',
    'no-passkey',
    'no-passkey',
  ],
  'manage people': ['not-signed-in', 'no-role', 'no-role', 'no-role', 'yes', 'no-passkey', 'no-passkey'],
  'change own advert': ['not-signed-in', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'],
  'change another’s advert': [
    'not-signed-in',
    'no-role',
    'no-role',
    'no-role',
    'no-role',
    'no-role',
    'no-role',
  ],
};

describe.each(Object.keys(acts) as (keyof typeof acts)[])('%s', (act) => {
  it.each(Object.keys(people).map((name, index) => [name, table[act][index]] as const))(
    '%s: %s',
    (name, answer) => expect(cell(acts[act](people[name as keyof typeof people]))).toBe(answer),
  );
});

describe('nobody decides about themselves', () => {
  const { moderator } = people;
  it.each([
    ['their own advert', moderator, { ...somebodyElses, ownerId: 1 }, 'own'],
    [
      'a review of their own dealer',
      actor([{ role: 'moderator' }, { role: 'dealer', dealerId: 7 }]),
      { ...somebodyElses, dealerId: 7 },
      'own',
    ],
    [
      'a review of another dealer',
      actor([{ role: 'moderator' }, { role: 'dealer', dealerId: 7 }]),
      { ...somebodyElses, dealerId: 8 },
      'yes',
    ],
    ['an appeal against their own decision', moderator, { ...somebodyElses, decidedBy: 1 }, 'same-person'],
    ['the same, working alone', moderator, { ...somebodyElses, decidedBy: 1, isAlone: true }, 'yes'],
    ['an appeal against another’s decision', moderator, { ...somebodyElses, decidedBy: 3 }, 'yes'],
  ] as const)('%s', (_, who, about, answer) => expect(cell(decideDecideCase(who, about))).toBe(answer));
});

it.each<[keyof typeof people, boolean, string]>([
  ['person', true, 'yes'],
  ['moderator', true, 'yes'],
  ['moderator by mail', false, 'yes'],
  ['moderator by mail', true, 'no-passkey'],
  ['operator by mail', true, 'no-passkey'],
])('%s, who has a passkey: %s, may change passkeys: %s', (name, hasPasskey, answer) => {
  const who = people[name];
  expect(who && cell(decideChangePasskeys(who, { hasPasskey }))).toBe(answer);
});
