/** How soon someone is told: as it happens, every morning, or once a week. */
export const alertPaces = ['at-once', 'daily', 'weekly'] as const;
export type AlertPace = (typeof alertPaces)[number];

/** What can be told about the vehicles of a search. */
export const searchAlertEvents = ['new', 'price-down', 'back', 'gone'] as const;
/** What can be told about one vehicle; `cheaper` is about another one that is like it. */
export const vehicleAlertEvents = ['price-down', 'sold', 'cheaper'] as const;

export type AlertEvent = (typeof searchAlertEvents)[number] | (typeof vehicleAlertEvents)[number];

export const alertKinds = ['search', 'vehicle'] as const;
export type AlertKind = (typeof alertKinds)[number];

export const alertWays = ['mail', 'push'] as const;
export type AlertWay = (typeof alertWays)[number];

/** Waiting for its confirmation by mail, on, or paused by its owner or for a reason that stands beside it. */
export type AlertState = 'waiting' | 'on' | 'paused';

/** What the owner of an alert chooses. */
export interface AlertChoices {
  pace: AlertPace;
  events: readonly AlertEvent[];
  ways: readonly AlertWay[];
}

export const alertEventsOf: Readonly<Record<AlertKind, readonly AlertEvent[]>> = {
  search: searchAlertEvents,
  vehicle: vehicleAlertEvents,
};

/** Most people do not want to hear of every vehicle that is gone. */
export const usualAlertEvents: Readonly<Record<AlertKind, readonly AlertEvent[]>> = {
  search: ['new', 'price-down', 'back'],
  vehicle: vehicleAlertEvents,
};

/** The choices in a form. Null if nothing is left to tell, or no way to tell it. */
export function parseAlertChoices(
  kind: AlertKind,
  sent: { pace: string; events: readonly string[]; ways: readonly string[] },
): AlertChoices | null {
  const pace = alertPaces.find((each) => each === sent.pace) ?? 'daily';
  const events = alertEventsOf[kind].filter((event) => sent.events.includes(event));
  const ways = alertWays.filter((way) => sent.ways.includes(way));
  return events.length > 0 && ways.length > 0 ? { pace, events, ways } : null;
}
