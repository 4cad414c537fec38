import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStoredValue } from './stored-value.ts';

const numbers = (key = 'numbers') =>
  createStoredValue<readonly number[]>({
    key,
    parse: (text) => (text === null ? [] : JSON.parse(text)),
    format: JSON.stringify,
  });

/** The parts of a window that a stored value touches. */
function stubWindow(storage: Pick<Storage, 'getItem' | 'setItem'>) {
  const target = new EventTarget();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  return target;
}

const storageEvent = (key: string | null) => Object.assign(new Event('storage'), { key });

let kept: Map<string, string>;
let target: EventTarget;

beforeEach(() => {
  kept = new Map();
  target = stubWindow({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a change is stored and listeners are notified', () => {
  const stored = numbers();
  const listener = vi.fn();
  stored.subscribe(listener);
  stored.change((old) => [...old, 7]);
  expect(kept.get('numbers')).toBe('[7]');
  expect(stored.read()).toEqual([7]);
  expect(listener).toHaveBeenCalledOnce();
});

test('an unchanged value stays the same object, as React requires', () => {
  kept.set('numbers', '[1,2]');
  const stored = numbers();
  expect(stored.read()).toBe(stored.read());
});

test('a change without effect notifies no listener', () => {
  const stored = numbers();
  const listener = vi.fn();
  stored.subscribe(listener);
  stored.change((old) => old);
  expect(listener).not.toHaveBeenCalled();
});

test.each(['numbers', null])('a change of %s in another tab notifies listeners', (key) => {
  const stored = numbers();
  const listener = vi.fn();
  stored.subscribe(listener);
  kept.set('numbers', '[3]');
  target.dispatchEvent(storageEvent(key));
  expect(listener).toHaveBeenCalledOnce();
  expect(stored.read()).toEqual([3]);
});

test('a change to another key notifies no listener', () => {
  const listener = vi.fn();
  numbers().subscribe(listener);
  target.dispatchEvent(storageEvent('other'));
  expect(listener).not.toHaveBeenCalled();
});

test('a listener that unsubscribed is not notified again', () => {
  const stored = numbers();
  const listener = vi.fn();
  stored.subscribe(listener)();
  target.dispatchEvent(storageEvent('numbers'));
  stored.change(() => [1]);
  expect(listener).not.toHaveBeenCalled();
});

test('a change starts from what another tab stored', () => {
  const stored = numbers();
  stored.change(() => [1]);
  kept.set('numbers', '[1,2]');
  stored.change((old) => [...old, 3]);
  expect(stored.read()).toEqual([1, 2, 3]);
});

test('a browser that refuses storage still keeps the value while the page lasts', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  stubWindow({ getItem: refuse, setItem: refuse });
  const stored = numbers();
  expect(stored.read()).toEqual([]);
  stored.change(() => [5]);
  expect(stored.read()).toEqual([5]);
});
