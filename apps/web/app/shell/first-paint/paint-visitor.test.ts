import { isChristmas } from '@forecourt/domain';
import { formatEditedAlert, isSignedIn, parseSavedList, totalSaved } from '@forecourt/site';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paintVisitor } from './paint-visitor.ts';
import { visitorFacts } from './visitor-facts.ts';

let stored: Record<string, string>;
let cookie: string;
let marks: Set<string>;
let savedCount: string;
let load: { type: string };
let readyState: DocumentReadyState;

/** The parts of a browser that the function touches. */
beforeEach(() => {
  stored = {};
  cookie = '';
  marks = new Set();
  load = { type: 'reload' };
  readyState = 'loading';
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('performance', { getEntriesByType: () => [load] });
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored[key] ?? null });
  vi.stubGlobal('document', {
    get cookie() {
      return cookie;
    },
    get readyState() {
      return readyState;
    },
    documentElement: {
      toggleAttribute: (name: string, isOn: boolean) => (isOn ? marks.add(name) : marks.delete(name)),
      style: {
        setProperty: (_: string, value: string) => {
          savedCount = value;
        },
      },
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const reference = (index: number) => `ref${index}`.padEnd(12, '0');
const list = (...references: unknown[]) =>
  JSON.stringify(references.map((publicReference) => ({ publicReference })));

test('a new visitor has nothing marked', () => {
  paintVisitor(visitorFacts);
  marks.delete('data-christmas');
  expect([...marks]).toEqual([]);
});

test('saved vehicles of all three channels are counted', () => {
  stored = {
    savedCar: list(reference(1), reference(2)),
    savedCommercial: list(reference(3)),
    savedBike: list(reference(4)),
  };
  paintVisitor(visitorFacts);
  expect(marks).toContain('data-saved');
  expect(savedCount).toBe('"4"');
});

test.each([
  ['nothing', null],
  ['broken text', '[{'],
  ['no list', '{"a":1}'],
  ['empty places', '[null,1,"x"]'],
  ['no references', list('../..', 7, null, '')],
  ['the same one twice', list(reference(1), reference(1))],
  ['too many', list(...Array.from({ length: 35 }, (_, index) => reference(index)))],
])('%s counts as the saved list itself counts it', (_, text) => {
  if (text !== null) stored.savedCar = text;
  paintVisitor(visitorFacts);
  const total = totalSaved({ Car: parseSavedList(text, 'Car'), Commercial: [], Bike: [] });
  expect(savedCount).toBe(`"${total}"`);
});

test('a dismissed banner is marked', () => {
  stored.showHiringBanner = 'false';
  paintVisitor(visitorFacts);
  expect(marks).toContain('data-banner-dismissed');
});

test.each(['authToken=abc', 'a=1; authToken=', 'xauthToken=1', 'authtoken=1', ''])(
  'the cookie "%s" has the same meaning as elsewhere',
  (text) => {
    cookie = text;
    paintVisitor(visitorFacts);
    expect(marks.has('data-signed-in')).toBe(isSignedIn(text));
  },
);

test('results are told that an alert is being edited', () => {
  const [, cookieOfEditing = ''] = formatEditedAlert({ alertId: 1, linkToken: null }, false);
  cookie = `a=1; ${cookieOfEditing.split(';')[0]}`;
  paintVisitor(visitorFacts);
  expect(marks).toContain('data-edits-alert');
});

test.each(['2026-11-30T23:59:59Z', '2026-12-01T00:00:00Z', '2026-12-31T23:59:59Z', '2027-01-01T00:00:00Z'])(
  'the logo wears its hat by the date in Dublin, at %s',
  (time) => {
    vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] });
    paintVisitor(visitorFacts);
    expect(marks.has('data-christmas')).toBe(isChristmas(new Date(time)));
  },
);

test('a page that was newly navigated to is fresh', () => {
  load.type = 'navigate';
  paintVisitor(visitorFacts);
  expect(marks).toContain('data-fresh');
});

test.each(['reload', 'back_forward'])('a page loaded by %s has a scroll position to restore', (type) => {
  load.type = type;
  paintVisitor(visitorFacts);
  expect(marks).not.toContain('data-fresh');
});

test('a page opened at an anchor scrolls to it', () => {
  load.type = 'navigate';
  vi.stubGlobal('location', { hash: '#finance' });
  paintVisitor(visitorFacts);
  expect(marks).not.toContain('data-fresh');
});

test('whether a page is fresh is decided once, while it is parsed', () => {
  load.type = 'navigate';
  readyState = 'complete';
  paintVisitor(visitorFacts);
  expect(marks).not.toContain('data-fresh');
  marks.add('data-fresh');
  paintVisitor(visitorFacts);
  expect(marks).toContain('data-fresh');
});

test('a browser that forbids storage causes no error', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('no', 'SecurityError');
    },
  });
  paintVisitor(visitorFacts);
  expect(savedCount).toBe('"0"');
});

test('it works as text, without any outer scope', () => {
  const paint: typeof paintVisitor = new Function(`return ${paintVisitor}`)();
  stored.savedCar = list(reference(1));
  paint(JSON.parse(JSON.stringify(visitorFacts)));
  expect(savedCount).toBe('"1"');
});
