import type { Advert, Channel } from '@forecourt/domain';
import { fillUsual, type NameBook, withoutUsual } from '@forecourt/taxonomy';
import { findAdverts } from '../advert/find-adverts.ts';
import { upsertAdverts } from '../advert/upsert-adverts.ts';
import type { Session } from '../database/database.ts';
import { and, count, eq, min, or } from '../database/drizzle.ts';
import { buildTitle } from '../feed/rows/parse-feed-row.ts';
import { advert } from '../schema/schema.ts';
import { FeedNames, type HouseSpellings, type SpellingVotes, spellUnknown, vote } from './feed-names.ts';

/** The live adverts of one make and model, as they are written. */
interface WrittenGroup {
  channel: Channel;
  make: string;
  model: string;
  count: number;
}

const pageSize = 1000;

/** How this market writes unknown names: each as most of its live adverts do. */
export async function readHouseSpellings(session: Session, book: NameBook): Promise<HouseSpellings> {
  return decideSpellings(countVotes(await groupWritten(session), book));
}

/**
 * Gives every live advert, of any source, the names that an import would give it now. Unknown names follow
 * the majority, where the current feed counts by its own spelling. Returns how many adverts changed.
 */
export async function settleNames(
  session: Session,
  names: FeedNames,
  { at }: { at: string },
): Promise<number> {
  const { book, house, said } = names;
  const groups = await groupWritten(session);
  const votes = countVotes(groups, book);
  // They are stored with the market's earlier spelling.
  for (const [key, spellings] of said) {
    const before = house.get(key);
    const stored = votes.get(key);
    if (before === undefined || stored === undefined) continue;
    for (const [spelling, number] of spellings) {
      stored.set(before, (stored.get(before) ?? 0) - number);
      stored.set(spelling, (stored.get(spelling) ?? 0) + number);
    }
  }
  const settled = decideSpellings(votes);
  return rename(
    session,
    groups.filter((group) => isUnsettled(group, book, settled)),
    new FeedNames(book, settled),
    at,
  );
}

/** Oldest first: of two equally common spellings, the earlier one stays. */
async function groupWritten(session: Session): Promise<WrittenGroup[]> {
  const { channel, make, model, status, listedAt } = advert;
  return session.orm
    .select({ channel, make, model, count: count() })
    .from(advert)
    .where(eq(status, 'live'))
    .groupBy(channel, make, model)
    .orderBy(min(listedAt), channel, make, model);
}

function countVotes(groups: readonly WrittenGroup[], book: NameBook): SpellingVotes {
  const votes: SpellingVotes = new Map();
  for (const { channel, make, model, count: number } of groups)
    vote(votes, channel, book.read({ channel, make, model, derivative: null }), number);
  return votes;
}

function decideSpellings(votes: SpellingVotes): HouseSpellings {
  const settled = new Map<string, string>();
  for (const [key, spellings] of votes) {
    let most = 0;
    for (const [spelling, number] of spellings) {
      if (number <= most) continue;
      most = number;
      settled.set(key, spelling);
    }
  }
  return settled;
}

function isUnsettled(
  { channel, make, model }: WrittenGroup,
  book: NameBook,
  settled: HouseSpellings,
): boolean {
  const read = book.read({ channel, make, model, derivative: null });
  const wanted = spellUnknown(channel, read, settled);
  return wanted.make !== make || wanted.model !== model || read.derivative !== null;
}

async function rename(
  session: Session,
  groups: readonly WrittenGroup[],
  names: FeedNames,
  at: string,
): Promise<number> {
  let changed = 0;
  const references = await findReferences(session, groups);
  for (let from = 0; from < references.length; from += pageSize) {
    const adverts = await findAdverts(session, references.slice(from, from + pageSize));
    const drafts = adverts.map((each) => withNames(each, names));
    changed += (await upsertAdverts(session, drafts, { at })).changed;
  }
  return changed;
}

/** As many as fit into one statement. */
const groupsAtOnce = 500;

async function findReferences(session: Session, groups: readonly WrittenGroup[]): Promise<string[]> {
  const references: string[] = [];
  for (let from = 0; from < groups.length; from += groupsAtOnce) {
    const isWanted = groups
      .slice(from, from + groupsAtOnce)
      .map(({ channel, make, model }) =>
        and(eq(advert.channel, channel), eq(advert.make, make), eq(advert.model, model)),
      );
    const rows = await session.orm
      .select({ reference: advert.publicReference })
      .from(advert)
      .where(and(eq(advert.status, 'live'), or(...isWanted)));
    references.push(...rows.map(({ reference }) => reference));
  }
  return references;
}

/** Another name has other usual values. */
function withNames(before: Advert, names: FeedNames): Advert {
  const { channel } = before;
  const { vehicle: named } = names.name(channel, withoutUsual(before.vehicle, before.usual));
  const { vehicle, usual } = fillUsual(channel, named);
  const isTitleOurs = before.title === buildTitle(before.vehicle);
  return { ...before, vehicle, usual, title: isTitleOurs ? buildTitle(vehicle) : before.title };
}
