import { type AlertChoices, type AlertKind, formatDayOfMoment } from '@forecourt/domain';
import type { NamedAlert } from '@forecourt/services';
import { eventLabel, paceLabels } from '../alert-words.ts';

export interface AlertView {
  id: number;
  kind: AlertKind;
  name: string;
  path: string;
  /** `On: new adverts, price drops. Every morning at 7:30.` */
  status: string;
  isPaused: boolean;
  isMuted: boolean;
  isWaiting: boolean;
  choices: AlertChoices;
}

/** Newest first; what waits for its owner comes before all else. */
export function buildAlertsView(alerts: readonly NamedAlert[], now: Date): AlertView[] {
  return [...alerts]
    .sort((a, b) => Number(b.state === 'waiting') - Number(a.state === 'waiting') || b.id - a.id)
    .map((alert) => {
      const { id, kind, name, path, state, pace, events, ways } = alert;
      const isMuted = alert.mutedUntil !== null && alert.mutedUntil > now.toISOString();
      return {
        id,
        kind,
        name,
        path,
        status: describeStatus(alert, isMuted),
        isPaused: state === 'paused',
        isMuted: state === 'on' && isMuted,
        isWaiting: state === 'waiting',
        choices: { pace, events, ways },
      };
    });
}

function describeStatus(
  { kind, state, offReason, mutedUntil, pace, events }: NamedAlert,
  isMuted: boolean,
): string {
  if (state === 'waiting') return 'Waiting for you to confirm it';
  const about = events.map((event) => eventLabel(kind, event).toLowerCase()).join(', ');
  return `${describeState({ state, offReason, mutedUntil: isMuted ? mutedUntil : null })}: ${about}. ${paceLabels[pace]}.`;
}

function describeState({
  state,
  offReason,
  mutedUntil,
}: Pick<NamedAlert, 'state' | 'offReason' | 'mutedUntil'>): string {
  if (offReason === 'silent') return 'Off, because we hadn’t heard from you in a long time';
  if (offReason === 'bounced') return 'Off, because your mailbox refused our emails';
  if (state === 'paused') return 'Paused';
  if (mutedUntil) return `Muted until ${formatDayOfMoment(mutedUntil)}, then you’ll get it all at once`;
  return 'On';
}
