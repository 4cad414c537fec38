import type { AlertView } from './build-alerts-view.ts';

export interface DoneView {
  type: 'success' | 'informational';
  title: string;
}

interface Done {
  title: string;
  /** Whether it still is so: another device may have changed it since. */
  fits(alert: AlertView): boolean;
}

const isOn = ({ isPaused, isWaiting }: AlertView) => !isPaused && !isWaiting;

const doneToAlert = new Map<string, Done>([
  ['on', { title: 'We’ll tell you', fits: isOn }],
  ['change', { title: 'Saved', fits: ({ isWaiting }) => !isWaiting }],
  ['pause', { title: 'We’ll send nothing until you turn it on', fits: ({ isPaused }) => isPaused }],
  ['resume', { title: 'Turned on', fits: isOn }],
  ['mute', { title: 'Muted', fits: ({ isMuted }) => isMuted }],
  ['unmute', { title: 'You’ll hear from us again', fits: (alert) => isOn(alert) && !alert.isMuted }],
  ['confirm', { title: 'Confirmed', fits: isOn }],
]);

/** What the last act has come to, by how the alert is now; null if there is nothing to say about that. */
export function describeDone(
  act: string | null,
  alertId: number | null,
  alerts: readonly AlertView[],
): DoneView | null {
  if (act === 'phrase') return { type: 'success', title: 'Your phrase is saved' };
  if (act === null || alertId === null) return null;
  const alert = alerts.find(({ id }) => id === alertId);
  if (!alert) return act === 'end' ? { type: 'success', title: 'Ended' } : endedAlready;
  const done = doneToAlert.get(act);
  return done?.fits(alert) ? { type: 'success', title: done.title } : null;
}

const endedAlready: DoneView = { type: 'informational', title: 'It was ended already' };
