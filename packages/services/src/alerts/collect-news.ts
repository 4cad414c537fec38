import {
  type AlertEvent,
  alertDueAt,
  type ChangedVehicle,
  decideSearchEvent,
  decideVehicleEvent,
  nothingTold,
  type SearchableAdvert,
  type ToldBefore,
} from '@forecourt/domain';
import {
  type AlertNews,
  addAlertNews,
  type Database,
  dropOutdatedNews,
  findAlerts,
  findVehicleAlerts,
  latestSequence,
  noteEndedAdverts,
  readAlertPosition,
  readChanges,
  readTold,
  type StoredAlert,
  saveAlertPosition,
  takeEndedAdverts,
} from '@forecourt/store';
import { type ChangedAdvert, readChangedVehicles } from './read-changed-vehicles.ts';
import type { WatchList } from './watch-list.ts';

export interface CollectParts {
  db: Database;
  watchList: WatchList;
  /** Adds what pages find adverts by and no seller states. */
  complete(advert: SearchableAdvert): SearchableAdvert;
  now(): number;
  batchSize?: number;
}

export interface Collected {
  changes: number;
  news: number;
  isLast: boolean;
}

/**
 * Turns the next changes into news for those who watch them. The news and the place in the sequence are stored together:
 * killed at any moment, nothing is told twice and nothing is missed.
 */
export async function collectNews({
  db,
  watchList,
  complete,
  now,
  batchSize = 100,
}: CollectParts): Promise<Collected> {
  const position = await readAlertPosition(db);
  if (position === null) {
    // The first start: nobody watches what happened before.
    await saveAlertPosition(db, await latestSequence(db));
    return { changes: 0, news: 0, isLast: true };
  }
  const changes = await readChanges(db, position, batchSize);
  const last = changes.at(-1);
  if (!last) return { changes: 0, news: 0, isLast: true };
  // After reading: whoever began to watch before the last of these changes is known.
  await watchList.refresh();
  const changed = await readChangedVehicles(db, changes);
  const found = await watchList.match(changed.map(({ advert }) => complete(advert)));
  const foundBefore = await watchList.match(
    changed.flatMap(({ advert, priceBefore }) =>
      priceBefore ? [complete({ ...advert, price: priceBefore.price })] : [],
    ),
  );
  const { news, watched, ended } = await db.longWork.transaction(async (inner) => {
    const back = changed.filter(({ isForSale, wasAdded }) => isForSale && wasAdded);
    const awaySince = await takeEndedAdverts(
      inner,
      back.map(({ publicReference }) => publicReference),
    );
    const gone = changed.filter(({ isForSale, wasEnded }) => !isForSale && wasEnded);
    await noteEndedAdverts(
      inner,
      gone.map(({ publicReference, vehicle }) => ({ publicReference, endedAt: vehicle.at })),
    );
    await dropOutdatedNews(inner, keysOf(gone), false);
    await dropOutdatedNews(inner, keysOf(back), true);

    const ids = [...new Set([...found.values()].flat())];
    const ofVehicles = await findVehicleAlerts(
      inner,
      changed.flatMap(({ references }) => references),
    );
    const alerts = new Map([...(await findAlerts(inner, ids)), ...ofVehicles].map((one) => [one.id, one]));
    const told = await readToldBefore(inner, alerts, changed);
    const news = changed.flatMap((each) => {
      const vehicle: ChangedVehicle = {
        ...each.vehicle,
        awaySince: each.wasAdded ? (awaySince.get(each.publicReference) ?? each.relistedAfter) : null,
      };
      const watching = [...alerts.values()].filter(
        ({ kind, subject }) => kind === 'vehicle' && each.references.includes(subject),
      );
      const matching = (found.get(each.publicReference) ?? []).flatMap((id) => alerts.get(id) ?? []);
      const before = new Set(foundBefore.get(each.publicReference));
      return decideNews({ each, vehicle, watching, matching, before, told, at: new Date(now()) });
    });
    const count = await addAlertNews(inner, news);
    await saveAlertPosition(inner, last.sequence);
    return { news: count, watched: ofVehicles, ended: ids.filter((id) => !alerts.has(id)) };
  });
  await watchList.renew(watched);
  await watchList.forget(ended);
  return { changes: changes.length, news, isLast: changes.length < batchSize };
}

interface Decided {
  alert: StoredAlert;
  event: AlertEvent;
}

/** Of several reasons to tell a person of one vehicle, the first of these is told. */
const order: readonly AlertEvent[] = ['sold', 'gone', 'new', 'back', 'price-down', 'cheaper'];

function decideNews({
  each,
  vehicle,
  watching,
  matching,
  before,
  told,
  at,
}: {
  each: ChangedAdvert;
  vehicle: ChangedVehicle;
  watching: readonly StoredAlert[];
  matching: readonly StoredAlert[];
  before: ReadonlySet<number>;
  told: Told;
  at: Date;
}): AlertNews[] {
  if (!vehicle.isForSale && !each.wasEnded) return [];
  const decided: Decided[] = [];
  const consider = (alert: StoredAlert, event: AlertEvent | null) => {
    if (event && alert.state === 'on' && alert.events.includes(event)) decided.push({ alert, event });
  };
  for (const alert of watching) {
    consider(alert, decideVehicleEvent(vehicle, alert.since, told(alert.watcherId, each.vehicleKey)));
  }
  for (const alert of matching) {
    const matchedBefore = each.priceBefore === null || before.has(alert.id);
    const known = told(alert.watcherId, each.vehicleKey);
    const event = decideSearchEvent(vehicle, { since: alert.since, matchedBefore }, known);
    if (alert.kind === 'search') consider(alert, event);
    else if (!each.references.includes(alert.subject)) consider(alert, asCheaper(event));
  }
  const perPerson = Map.groupBy(decided, ({ alert }) => alert.watcherId);
  return [...perPerson.values()].flatMap((reasons) => {
    const chosen = chooseReason(reasons, at);
    return chosen ? [buildNews(chosen, each, vehicle, at)] : [];
  });
}

/** Someone who watches a vehicle hears of another one when it is new to them at its price. */
function asCheaper(event: AlertEvent | null): AlertEvent | null {
  return event === 'new' || event === 'price-down' || event === 'back' ? 'cheaper' : null;
}

function chooseReason(reasons: readonly Decided[], at: Date): Decided | undefined {
  const due = ({ alert }: Decided) => alertDueAt(alert.pace, at, alert.mutedUntil).getTime();
  return [...reasons].sort(
    (a, b) =>
      order.indexOf(a.event) - order.indexOf(b.event) ||
      due(a) - due(b) ||
      b.alert.ways.length - a.alert.ways.length ||
      a.alert.id - b.alert.id,
  )[0];
}

function buildNews(
  { alert, event }: Decided,
  { publicReference, vehicleKey, sequence }: ChangedAdvert,
  vehicle: ChangedVehicle,
  at: Date,
): AlertNews {
  const price = vehicle.prices.at(-1)?.price ?? null;
  return {
    watcherId: alert.watcherId,
    alertId: alert.id,
    vehicle: vehicleKey,
    publicReference,
    event,
    mark: markOf(event, price, sequence),
    price,
    at: vehicle.at,
    pace: alert.pace,
    dueAt: alertDueAt(alert.pace, at, alert.mutedUntil).toISOString(),
  };
}

/** A vehicle is new once; a price is told once; each end and each return is told once. */
function markOf(event: AlertEvent, price: number | null, sequence: number): number {
  if (event === 'new') return 0;
  return event === 'price-down' || event === 'cheaper' ? (price ?? 0) : sequence;
}

type Told = (watcherId: number, vehicle: string) => ToldBefore;

async function readToldBefore(
  session: Parameters<typeof readTold>[0],
  alerts: ReadonlyMap<number, StoredAlert>,
  changed: readonly ChangedAdvert[],
): Promise<Told> {
  const watchers = [...new Set([...alerts.values()].map(({ watcherId }) => watcherId))];
  const rows = await readTold(session, watchers, keysOf(changed));
  const known = new Map(
    rows.map(({ watcherId, vehicle, lowestPrice }) => [
      `${watcherId} ${vehicle}`,
      { isTold: true, lowestPrice },
    ]),
  );
  return (watcherId, vehicle) => known.get(`${watcherId} ${vehicle}`) ?? nothingTold;
}

function keysOf(changed: readonly ChangedAdvert[]): string[] {
  return changed.map(({ vehicleKey }) => vehicleKey);
}
