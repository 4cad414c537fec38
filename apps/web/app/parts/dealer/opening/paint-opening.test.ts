import { exampleDealer } from '@forecourt/services/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildOpeningView } from './build-opening-view.ts';
import { findCurrent, paintOpening, paintToday } from './paint-opening.ts';

const { now: view } = buildOpeningView(exampleDealer(), new Date('2026-11-18T11:00:00Z'));
const line = { textContent: '', state: '', setAttribute: (_: string, value: string) => (line.state = value) };
const asElement = line as unknown as Element;

beforeEach(() => Object.assign(line, { textContent: 'Wednesday 18 November: 9:00 to 18:00', state: '' }));
afterEach(() => vi.useRealTimers());

function paintAt(time: string) {
  if (!view) throw new Error('The example has hours.');
  vi.useFakeTimers({ now: new Date(time) });
  // As the page carries it: without any outer scope.
  const paint: typeof paintOpening = new Function(`return ${paintOpening}`)();
  paint(asElement, JSON.parse(JSON.stringify(view)));
  return [line.textContent, line.state];
}

test.each([
  ['2026-11-18T11:00:00Z', 'Open now, closes at 18:00', 'open'],
  ['2026-11-18T23:30:00Z', 'Closed now, opens tomorrow at 9:00', 'closed'],
  ['2026-11-20T19:00:00Z', 'Closed now, opens Monday at 9:00', 'closed'],
])('a page made on Wednesday says at %s: %s', (time, words, state) => {
  expect(paintAt(time)).toEqual([words, state]);
});

test.each(['2026-11-26T00:00:00Z', '2027-01-01T12:00:00Z', '2026-11-17T12:00:00Z'])(
  'at %s it keeps the statement of the server',
  (time) => {
    expect(paintAt(time)).toEqual(['Wednesday 18 November: 9:00 to 18:00', '']);
  },
);

test('the early paint matches the hydrated page', () => {
  for (const time of ['2026-11-18T09:00:00Z', '2026-11-25T23:59:00Z', '2026-11-26T00:00:00Z']) {
    const [words] = paintAt(time);
    const current = view && findCurrent(view, Date.parse(time));
    expect(words).toBe(current?.words ?? view?.stated);
    line.textContent = view?.stated ?? '';
  }
});

function markedAt(time: string) {
  const { today } = buildOpeningView(exampleDealer(), new Date('2026-12-20T11:00:00Z'));
  vi.useFakeTimers({ now: new Date(time) });
  const marked: string[] = [];
  const rows = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'bank-holiday'];
  const table = {
    querySelectorAll: () =>
      rows.map((day) => ({
        getAttribute: () => day,
        toggleAttribute: (_: string, isOn: boolean) => isOn && marked.push(day),
      })),
  };
  const paint: typeof paintToday = new Function(`return ${paintToday}`)();
  paint(table as unknown as Element, JSON.parse(JSON.stringify(today)));
  return marked;
}

test.each([
  ['2026-12-22T12:00:00Z', ['tuesday']],
  ['2026-12-25T12:00:00Z', ['bank-holiday']],
  ['2026-12-29T12:00:00Z', []],
])('at %s a page made on 20 December marks the row %s', (time, marked) => {
  expect(markedAt(time)).toEqual(marked);
});
