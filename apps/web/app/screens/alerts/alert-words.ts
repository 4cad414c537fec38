import {
  type AlertEvent,
  type AlertKind,
  type AlertPace,
  type AlertWay,
  mostAlerts,
} from '@forecourt/domain';

export const paceLabels: Readonly<Record<AlertPace, string>> = {
  'at-once': 'As it happens',
  daily: 'Every morning at 7:30',
  weekly: 'Fridays at 7:30',
};

export const wayLabels: Readonly<Record<AlertWay, string>> = {
  mail: 'Email',
  push: 'Notification in my browser',
};

const searchLabels: Partial<Record<AlertEvent, string>> = {
  new: 'New adverts',
  'price-down': 'Price drops',
  back: 'Back for sale',
  gone: 'No longer for sale',
};
const vehicleLabels: Partial<Record<AlertEvent, string>> = {
  'price-down': 'Its price drops',
  sold: 'It’s sold or withdrawn',
  cheaper: 'One like it comes up for less',
};

export function eventLabel(kind: AlertKind, event: AlertEvent): string {
  return (kind === 'search' ? searchLabels : vehicleLabels)[event] ?? event;
}

export const noChoiceWords = 'Tick at least one thing to hear about, and one way to hear it';

export function tooManyWords(kind: AlertKind): string {
  const what = kind === 'search' ? 'searches' : 'vehicles';
  return `You’re watching ${mostAlerts[kind]} ${what}, which is as many as we can`;
}
