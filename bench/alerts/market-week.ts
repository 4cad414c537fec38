import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Advert,
  type AdvertDraft,
  type AlertPace,
  formatSearch,
  publicReferenceOf,
  type SearchQuery,
} from '@forecourt/domain';
import { createWatchList, openMatcherThread, runAlerts } from '@forecourt/services/open';
import {
  findMissed,
  findRepeated,
  findTooMany,
  type Heard,
  type ModelVehicle,
} from '@forecourt/services/testing';
import {
  addAlert,
  type Database,
  endAdverts,
  openDatabase,
  saveAlertPosition,
  upsertAdverts,
} from '@forecourt/store';
import { startPostgres } from '../postgres.ts';
import { readNumberOption } from '../read-option.ts';
import { makeCorpus } from '../search/corpus.ts';
import { Random } from '../search/random.ts';

const hourMs = 3_600_000;
const minuteMs = 60_000;
/** The clocks change in this week. */
const start = Date.parse('2026-03-26T00:00:00.000Z');
const days = 7;
const paces: readonly AlertPace[] = ['at-once', 'daily', 'weekly'];

interface Wish {
  make: string;
  model: string;
  fromYear: number;
  most: number;
  county: string | null;
}

interface Person {
  pace: AlertPace;
  wishes: readonly Wish[];
}

/** A vehicle of the simulated market, by its number. */
interface Simulated extends ModelVehicle {
  advert: Advert;
}

/**
 * A week of a market, told by the code that tells people on the site, and compared with a model that knows nothing of it:
 * nothing twice, nobody more than the limits, nothing missed.
 */
export async function benchMarketWeek(): Promise<void> {
  const people = makePeople(readNumberOption('people', 10_000));
  const changesADay = readNumberOption('changes', 3000);
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'));
  const server = await startPostgres(join(folder, 'db'));
  const db = await openDatabase(server.url);
  const matcher = openMatcherThread();
  try {
    await saveAlertPosition(db, 0);
    for (const [index, person] of people.entries()) await addPerson(db, person, index);
    // Names mean what they say: makes and models are spelt one way here.
    const search = { names: async () => ({ resolve: (query: SearchQuery) => query }) as never };
    const watchList = createWatchList({ db, search, matcher });
    let now = start;
    let runMs = 0;
    const run = async () => {
      const began = performance.now();
      await runAlerts({ db, watchList, complete: (advert) => advert, now: () => now, onMail: () => {} });
      runMs += performance.now() - began;
    };
    const market = createMarket(db);
    for (let hour = 0; hour < days * 24; hour++) {
      now += hourMs - 6 * minuteMs;
      await market.change(Math.round(changesADay / 24), new Date(now).toISOString());
      await run();
      now += 6 * minuteMs;
      await run();
    }
    // Everyone has heard by the end of the week after.
    for (let day = 0; day <= 8; day++) {
      now += 24 * hourMs;
      await run();
    }
    await report(db, people, market.vehicles, changesADay, runMs);
  } finally {
    await matcher.close();
    await db.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function makePeople(count: number): Person[] {
  const adverts = [...makeCorpus(20_000, 5)];
  const random = new Random(6);
  return Array.from({ length: count }, (_, index): Person => {
    const wishes = Array.from({ length: 1 + random.below(3) }, (): Wish => {
      const { vehicle, price, place } = random.pick(adverts);
      return {
        make: vehicle.make,
        model: vehicle.model,
        fromYear: vehicle.year,
        most: Math.round(((price ?? 15_000) * (0.9 + random.next() * 0.4)) / 500) * 500,
        county: random.isOneIn(1.5) ? place.county : null,
      };
    });
    return { pace: paces[index % paces.length] ?? 'daily', wishes };
  });
}

async function addPerson(db: Database, { pace, wishes }: Person, index: number): Promise<void> {
  const choices = { pace, events: ['new', 'price-down', 'back'], ways: ['mail'] } as const;
  for (const { make, model, fromYear, most, county } of wishes) {
    const query: SearchQuery = {
      channel: 'Car',
      filters: {
        make: { anyOf: [make] },
        model: { anyOf: [model] },
        year: { from: fromYear },
        price: { to: most },
        ...(county && { county: { anyOf: [county] } }),
      },
    };
    const wanted = { kind: 'search' as const, subject: formatSearch(query, 'search'), ...choices };
    const at = new Date(start - hourMs + index).toISOString();
    await addAlert(db, { email: `person-${index}@example.ie`, ...wanted }, { at });
  }
}

function isWanted({ wishes }: Person, { vehicle, place }: Advert, price: number): boolean {
  return wishes.some(
    ({ make, model, fromYear, most, county }) =>
      vehicle.make === make &&
      vehicle.model === model &&
      vehicle.year >= fromYear &&
      price <= most &&
      (county === null || county === place.county),
  );
}

/** Adverts come, change their prices, end, and come back under their plate. */
function createMarket(db: Database) {
  const random = new Random(8);
  const coming = makeCorpus(1_000_000, 9);
  const vehicles: Simulated[] = [];
  const draftOf = (number: number, { advert, price }: Simulated): AdvertDraft => ({
    ...advert,
    source: 'bench',
    sourceReference: String(number),
    price,
    vehicle: { ...advert.vehicle, registration: plateOf(number) },
    seller: { kind: 'private', name: 'Seller', phone: null, email: null },
    pictures: [],
  });

  function add(): number {
    const { value } = coming.next();
    if (!value) throw new Error('There are no more adverts.');
    return vehicles.push({ advert: value, price: Math.max(500, value.price ?? 9000), isLive: true }) - 1;
  }

  return {
    vehicles,
    async change(count: number, at: string): Promise<void> {
      const changed = new Map<number, 'put' | 'end'>();
      while (changed.size < count) {
        const kind = random.next();
        const number = kind < 0.5 || vehicles.length < 50 ? add() : random.below(vehicles.length);
        const vehicle = vehicles[number];
        if (!vehicle || changed.has(number)) continue;
        if (kind >= 0.85 && vehicle.isLive) {
          vehicle.isLive = false;
          changed.set(number, 'end');
        } else {
          if (kind >= 0.5)
            vehicle.price = Math.max(500, Math.round(vehicle.price * (0.88 + random.next() * 0.2)));
          vehicle.isLive = true;
          changed.set(number, 'put');
        }
      }
      const put = [...changed].filter(([, what]) => what === 'put').map(([number]) => number);
      const ended = [...changed].filter(([, what]) => what === 'end').map(([number]) => number);
      await upsertAdverts(
        db,
        put.flatMap((number) => (vehicles[number] ? [draftOf(number, vehicles[number])] : [])),
        { at },
      );
      await endAdverts(
        db,
        ended.map((number) => publicReferenceOf('bench', String(number))),
        { at },
      );
    },
  };
}

function plateOf(number: number): string {
  return `191-D-${number + 1}`;
}

async function report(
  db: Database,
  people: readonly Person[],
  vehicles: readonly Simulated[],
  changesADay: number,
  runMs: number,
): Promise<void> {
  const numberOf = new Map(vehicles.map((_, number) => [publicReferenceOf('bench', String(number)), number]));
  const news = await readRows<{
    watcher: number;
    reference: string;
    event: Heard['event'];
    price: number | null;
  }>(
    db,
    `select watcher_id as watcher, public_reference as reference, event, price from alert_news
     where notice_id is not null order by notice_id, id`,
  );
  const mails = await readRows<{ watcher: number; at: number; about: number }>(
    db,
    `select notice.watcher_id as watcher, extract(epoch from notice.at)::float8 * 1000 as at, mail.about_id as about
     from outgoing_mail mail join alert_notice notice on notice.id = mail.about_id where mail.kind = 'alert-news'`,
  );
  const emails = await readRows<{ id: number; email: string }>(db, 'select id, email from watcher');
  const idOf = new Map(emails.map(({ id, email }) => [email, id]));
  const heardBy = Map.groupBy(news, ({ watcher }) => watcher);
  const byFamily = Map.groupBy(
    vehicles.entries(),
    ([, { advert }]) => `${advert.vehicle.make} ${advert.vehicle.model}`,
  );
  const problems = findTooMany(mails.map(({ watcher, at }) => ({ watcherId: watcher, at: Number(at) })));
  if (new Set(mails.map(({ about }) => about)).size !== mails.length)
    problems.push('Two mails of one notice');
  for (const [index, person] of people.entries()) {
    const heard = (heardBy.get(idOf.get(`person-${index}@example.ie`) ?? 0) ?? []).map(
      ({ reference, event, price }): Heard => ({ vehicle: String(numberOf.get(reference)), event, price }),
    );
    const families = new Set(person.wishes.map(({ make, model }) => `${make} ${model}`));
    const wanted = [...families]
      .flatMap((family) => byFamily.get(family) ?? [])
      .filter(([, { advert, price }]) => isWanted(person, advert, price))
      .map(([number, state]) => [String(number), state] as const);
    for (const problem of [...findRepeated(heard), ...findMissed(heard, wanted)])
      problems.push(`Person ${index}: ${problem}`);
  }
  console.log(
    `\nA week of ${changesADay.toLocaleString('en')} changes a day for ${people.length.toLocaleString('en')} people: ${news.length.toLocaleString('en')} things told in ${mails.length.toLocaleString('en')} mails; the runs took ${(runMs / 1000).toFixed(0)} s together.`,
  );
  console.log(`Told twice, too often or not at all: ${problems.length}.`);
  for (const problem of problems.slice(0, 20)) console.log(`- ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}

async function readRows<Row>(db: Database, statement: string): Promise<Row[]> {
  const answer = (await db.orm.execute(statement)) as unknown as Row[] | { rows: Row[] };
  return Array.isArray(answer) ? answer : answer.rows;
}
