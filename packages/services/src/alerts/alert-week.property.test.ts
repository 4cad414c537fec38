import { type AlertPace, publicReferenceOf } from '@forecourt/domain';
import {
  addAlert,
  claimMail,
  type Database,
  endAdverts,
  findAlertNotice,
  listNewsOfNotice,
  markMailSent,
  saveAlertPosition,
  upsertAdverts,
} from '@forecourt/store';
import { openEmptyDatabase } from '@forecourt/store/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  findMissed,
  findRepeated,
  findTooMany,
  type Heard,
  type ModelVehicle,
} from '../testing/alert-model.ts';
import { exampleAdvert } from '../testing/example-advert.ts';
import { runAlerts } from './alert-run.ts';
import { createWatchList } from './watch-list.ts';

/** A small market of Golfs: each is a plate, with a price, for sale or not. */
const names = ['a', 'b', 'c', 'd', 'e'];
const start = Date.parse('2026-03-26T00:00:00.000Z');
const hourMs = 3_600_000;

interface Step {
  hours: number;
  name: string;
  act: 'put' | 'end' | 'cut';
  price: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  // Often enough for more mails than the limit of a day.
  hours: fc.oneof(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 9 })),
  name: fc.constantFrom(...names),
  act: fc.constantFrom('put', 'put', 'end', 'cut'),
  price: fc.integer({ min: 50, max: 120 }).map((hundreds) => hundreds * 100),
});

const people: readonly { email: string; pace: AlertPace; subject: string; most: number }[] = [
  { email: 'at-once@example.ie', pace: 'at-once', subject: '/search/volkswagen', most: 1e9 },
  { email: 'daily@example.ie', pace: 'daily', subject: '/search/volkswagen?maxPrice=9000', most: 9000 },
  { email: 'weekly@example.ie', pace: 'weekly', subject: '/search', most: 1e9 },
];

function golf(name: string, price: number) {
  const plain = exampleAdvert();
  const registration = `191-D-${100 + names.indexOf(name)}`;
  const vehicle = { ...plain.vehicle, make: 'Volkswagen', model: 'Golf', registration };
  return { ...plain, source: 'example', sourceReference: name, vehicle, price };
}

let db: Database;
beforeAll(async () => {
  db = await openEmptyDatabase();
});
afterAll(() => db.close());

/** The market as it is, without a database. */
function createModel() {
  const cars = new Map<string, ModelVehicle>();
  return {
    cars,
    /** Returns whether the step changes anything. */
    apply({ act, name, price }: Step): boolean {
      const car = cars.get(name);
      if (act === 'end') {
        if (!car?.isLive) return false;
        car.isLive = false;
        return true;
      }
      if (act === 'cut' && !car?.isLive) return false;
      if (car?.isLive && car.price === price) return false;
      cars.set(name, { price, isLive: true });
      return true;
    },
  };
}

it('a week of any market: nothing is told twice, nobody gets more than the limits, and nothing is missed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 16, maxLength: 30 }), async (steps) => {
      await db.orm.execute(
        'truncate advert, advert_price, advert_change, watcher, alert_ended_advert, outgoing_mail, setting restart identity cascade',
      );
      await saveAlertPosition(db, 0);
      let now = start;
      const at = () => new Date(now).toISOString();
      for (const { email, pace, subject } of people) {
        const choices = { pace, events: ['new', 'price-down', 'back'] as const, ways: ['mail'] as const };
        await addAlert(db, { email, kind: 'search', subject, ...choices }, { at: at() });
      }
      const model = createModel();
      // Names mean what they say: this market has one make.
      const search = { names: async () => ({ resolve: (query: never) => query }) as never };
      const mails: { watcherId: number; at: number }[] = [];
      const told: (Heard & { watcherId: number })[] = [];
      let watchList = createWatchList({ db, search });

      async function run(): Promise<void> {
        await runAlerts({
          db,
          watchList,
          complete: (advert) => advert,
          now: () => now,
          onMail: () => {},
          batchSize: 2,
        });
        for (const mail of await claimMail(db, { at: at(), limit: 100, leaseSeconds: 60 })) {
          const notice = await findAlertNotice(db, mail.aboutId);
          const news = await listNewsOfNotice(db, mail.aboutId);
          mails.push({ watcherId: notice?.watcherId ?? 0, at: now });
          for (const { event, publicReference, price } of news) {
            const vehicle =
              names.find((each) => publicReferenceOf('example', each) === publicReference) ?? '';
            told.push({ watcherId: notice?.watcherId ?? 0, vehicle, event, price });
          }
          await markMailSent(db, mail.id, { at: at() });
        }
      }

      for (const each of steps) {
        now += each.hours * hourMs + 60_000;
        const isChange = model.apply(each);
        const reference = publicReferenceOf('example', each.name);
        if (isChange && each.act === 'end') await endAdverts(db, [reference], { at: at() });
        else if (isChange) {
          const draft = golf(each.name, each.price);
          await upsertAdverts(db, [draft], { at: at() });
        }
        await run();
        // A process that starts again knows nothing but what is stored.
        if (each.hours === 3) watchList = createWatchList({ db, search });
        now += 6 * 60_000;
        await run();
      }
      // Everyone has heard by the end of the week after.
      for (let day = 0; day < 8; day++) {
        now += 24 * hourMs;
        await run();
      }

      for (const [index, { most }] of people.entries()) {
        const heard = told.filter(({ watcherId }) => watcherId === index + 1);
        expect(findRepeated(heard)).toEqual([]);
        expect(
          findMissed(
            heard,
            [...model.cars].filter(([, { price }]) => price <= most),
          ),
        ).toEqual([]);
      }
      expect(findTooMany(mails)).toEqual([]);
    }),
    { seed: 7, numRuns: 6, endOnFailure: true },
  );
}, 120_000);
