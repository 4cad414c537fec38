import { expect, test } from 'vitest';
import type { AlertView } from './build-alerts-view.ts';
import { describeDone } from './describe-done.ts';

const on: AlertView = {
  id: 7,
  kind: 'search',
  name: 'Ford cars',
  path: '/search/ford',
  status: 'On',
  isPaused: false,
  isMuted: false,
  isWaiting: false,
  choices: { pace: 'daily', events: ['new'], ways: ['mail'] },
};
const paused = { ...on, isPaused: true };
const muted = { ...on, isMuted: true };

test.each<[act: string, alert: AlertView | null, title: string | null]>([
  ['on', on, 'We’ll tell you'],
  ['pause', paused, 'We’ll send nothing until you turn it on'],
  ['pause', on, null],
  ['pause', null, 'It was ended already'],
  ['resume', on, 'Turned on'],
  ['resume', paused, null],
  ['mute', muted, 'Muted'],
  ['mute', paused, null],
  ['unmute', on, 'You’ll hear from us again'],
  ['unmute', muted, null],
  ['change', paused, 'Saved'],
  ['change', null, 'It was ended already'],
  ['end', null, 'Ended'],
  ['end', on, null],
  ['end-again', null, 'It was ended already'],
  ['edit', null, 'It was ended already'],
  ['anything', on, null],
])('after %s the page says what is so now', (act, alert, title) => {
  expect(describeDone(act, 7, alert ? [alert] : [])?.title ?? null).toBe(title);
});

test('an address that names no alert says nothing of one', () => {
  expect(describeDone('pause', null, [paused])).toBeNull();
  expect(describeDone('phrase', null, [])?.title).toBe('Your phrase is saved');
});
