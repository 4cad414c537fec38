import {
  type Account,
  dayMs,
  findSimilarUploads,
  formatDayOfMoment,
  isOfficeHold,
  mirrorPhotoPrint,
  mostPrintDifference,
  type RuleFacts,
} from '@forecourt/domain';
import type { VehicleCheck } from '@forecourt/pricing';
import {
  type Database,
  findNearPrints,
  findRefusedPlate,
  findSameUploads,
  findSharedPrints,
} from '@forecourt/store';
import type { OwnDraft } from '../selling/own-draft.ts';
import { findEarlierKm, isLiveElsewhere } from '../selling/read-plate.ts';
import { sellerKeyOf, wordsKeyOf } from './advert-print.ts';

/** What the rules must know about a private advert besides the advert itself. */
export type KnownFacts = Pick<
  RuleFacts,
  | 'earlierKm'
  | 'plateElsewhere'
  | 'sameUploads'
  | 'similarUploads'
  | 'sameWords'
  | 'accountAgeDays'
  | 'refusedBefore'
  | 'wasAskedToChange'
>;

export const nothingKnown: KnownFacts = {
  earlierKm: null,
  plateElsewhere: [],
  sameUploads: [],
  similarUploads: [],
  sameWords: [],
  accountAgeDays: null,
  refusedBefore: null,
  wasAskedToChange: false,
};

interface Sent {
  draft: OwnDraft;
  account: Account;
  check: VehicleCheck | null;
}

/** What can be told before it is sent in: it is about no other vehicle, and not about who else is here. */
export function ownFacts(
  { draft, account, check }: Omit<Sent, 'account'> & { account: Account | null },
  now: number,
): Pick<KnownFacts, 'earlierKm' | 'accountAgeDays' | 'wasAskedToChange'> {
  const { placed } = draft;
  return {
    earlierKm: findEarlierKm(check, placed?.publicReference ?? null),
    accountAgeDays: account && (now - Date.parse(account.createdAt)) / dayMs,
    wasAskedToChange: placed?.state === 'changes-asked' || (placed?.holds.some(isOfficeHold) ?? false),
  };
}

/** Looks up what only the database knows. */
export async function collectFacts(db: Database, sent: Sent, now: number): Promise<KnownFacts> {
  const { draft, account, check } = sent;
  const { fields, photos, placed } = draft;
  const own = placed?.publicReference ?? null;
  const seen = photos.flatMap(({ id, print }) => (print ? [{ id, print }] : []));
  const mirrored = seen.map(({ id, print }) => ({ id, print: mirrorPhotoPrint(print) }));
  const [sameUploads, near, sameWords, refusedAt] = await Promise.all([
    findSameUploads(db, photos, account.id),
    findNearPrints(db, [...seen, ...mirrored], {
      accountId: account.id,
      mostDifference: mostPrintDifference,
    }),
    findSameWords(db, fields.words, account.email),
    findRefusedPlate(db, fields.plate),
  ]);
  return {
    ...ownFacts(sent, now),
    plateElsewhere: isLiveElsewhere(check, own)
      ? (check?.earlierAdverts ?? [])
          .filter(({ status, publicReference }) => status === 'live' && publicReference !== own)
          .map(({ publicReference }) => publicReference)
      : [],
    sameUploads,
    similarUploads: findSimilarUploads(
      seen.map(({ print }) => print),
      near,
    )
      .filter(({ publicReference }) => !sameUploads.includes(publicReference))
      .slice(0, 3),
    sameWords: sameWords.filter((reference) => reference !== own),
    refusedBefore: refusedAt === null ? null : formatDayOfMoment(refusedAt),
  };
}

async function findSameWords(db: Database, words: string, email: string): Promise<string[]> {
  const key = wordsKeyOf(words);
  if (key === null) return [];
  const own = sellerKeyOf({ kind: 'private', name: '', phone: null, email });
  const prints = await findSharedPrints(db, { words: [key], covers: [] });
  return prints
    .filter(({ seller }) => seller !== own)
    .map(({ publicReference }) => publicReference)
    .slice(0, 3);
}
