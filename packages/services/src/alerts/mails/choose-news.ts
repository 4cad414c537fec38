import { type Advert, type AlertEvent, mostAlertCards, priceAmount } from '@forecourt/domain';
import type { listNewsOfNotice, StoredAlert } from '@forecourt/store';

export type ToldNews = Awaited<ReturnType<typeof listNewsOfNotice>>[number];

export interface ShownNews {
  event: AlertEvent;
  advert: Advert;
  /** What it cost before a price drop, if its advert says so. */
  priceBefore: number | null;
}

export interface NewsOfAlert {
  alert: StoredAlert;
  shown: readonly ShownNews[];
  /** How many are not shown. */
  more: number;
  /** Of all, shown or not. */
  events: readonly AlertEvent[];
}

/** The events that are told first, of several about one vehicle and within one alert. */
const order: readonly AlertEvent[] = ['sold', 'new', 'back', 'price-down', 'cheaper', 'gone'];

/**
 * What a mail shows: what is still true when it is written, each vehicle once, by alert, and no more than fit. What has
 * been overtaken, or belongs to an alert that its owner has since paused or ended, is left out.
 */
export function chooseNews(
  news: readonly ToldNews[],
  alerts: readonly StoredAlert[],
  adverts: readonly Advert[],
): NewsOfAlert[] {
  const advertOf = new Map(adverts.map((advert) => [advert.publicReference, advert]));
  const alertOf = new Map(alerts.filter(({ state }) => state === 'on').map((alert) => [alert.id, alert]));
  // Someone who hears of one vehicle once may know its price before: they hear of the drop with whatever else is news.
  const droppedAt = new Map(
    news.filter(({ event }) => event === 'price-down').map(({ vehicle, at }) => [vehicle, at]),
  );
  const seen = new Set<string>();
  const valid = [...news]
    .sort((a, b) => order.indexOf(a.event) - order.indexOf(b.event) || a.id - b.id)
    .flatMap(({ alertId, vehicle, publicReference, event }) => {
      const alert = alertOf.get(alertId ?? 0);
      const advert = advertOf.get(publicReference);
      if (!alert || !advert || seen.has(vehicle) || !isStillTrue(event, advert)) return [];
      seen.add(vehicle);
      const at = droppedAt.get(vehicle);
      const hasDropped = at !== undefined && advert.status === 'live';
      return [{ alert, event, advert, priceBefore: hasDropped ? findPriceBefore(advert, at) : null }];
    });
  const byAlert = Map.groupBy(valid, ({ alert }) => alert);
  let room = mostAlertCards;
  return [...byAlert]
    .sort(([a], [b]) => a.id - b.id)
    .map(([alert, all]) => {
      const shown = all.slice(0, room);
      room -= shown.length;
      return { alert, shown, more: all.length - shown.length, events: all.map(({ event }) => event) };
    });
}

function isStillTrue(event: AlertEvent, advert: Advert): boolean {
  const isGone = event === 'gone' || event === 'sold';
  return (advert.status === 'live') !== isGone;
}

/** Null if it costs as much again by now, or had no price. A new advert of the same vehicle repeats the price it has now. */
function findPriceBefore({ price, priceHistory = [] }: Advert, at: string): number | null {
  const point = priceHistory.findLast((each) => each.at < at && each.price !== price);
  const before = priceAmount(point?.price);
  const now = priceAmount(price);
  return before !== null && now !== null && before > now ? before : null;
}
