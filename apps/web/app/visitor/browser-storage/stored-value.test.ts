import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStoredValue } from './stored-value.ts';

const numbers = (key = 'numbers') =>
  createStoredValue<readonly number[]>({
    key,
    parse: (text) => (text === null ? [] : JSON.parse(text)),
    format: JSON.stringify,
  });

/** As much of a window as a stored value touches. */
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

test('a change is kept and told to whoever listens', () => {
  const stored = numbers();
  const listener = vi.fn();
  stored.subscribe(listener);
  stored.change((old) => [...old, 7]);
  expect(kept.get('numbers')).toBe('[7]');
  expect(stored.read()).toEqual([7]);
  expect(listener).toHaveBeenCalledOnce();
});

test('the same value is the same object, as React needs it', () => {
  kept.set('numbers', '[1,2]');
  const stored = numbers();
  expect(stored.read()).toBe(stored.read());
});

test('a change that changes nothing is told to nobody', () => {
  const stored = numbers();
  const listener = vi.fn();
  stored.subscribe(listener);
  stored.change((old) => old);
  expect(listener).not.toHaveBeenCalled();
});

test.each(['numbers', null])('another tab’s change of %s is heard', (key) => {
  const stored = numbers();
  const listener = vi.fn();
  stored.subscribe(listener);
  kept.set('numbers', '[3]');
  target.dispatchEvent(storageEvent(key));
  expect(listener).toHaveBeenCalledOnce();
  expect(stored.read()).toEqual([3]);
});

test('another key is no news', () => {
  const listener = vi.fn();
  numbers().subscribe(listener);
  target.dispatchEvent(storageEvent('other'));
  expect(listener).not.toHaveBeenCalled();
});

test('who stopped listening hears nothing more', () => {
  const stored = numbers();
  const listener = vi.fn();
  stored.subscribe(listener)();
  target.dispatchEvent(storageEvent('numbers'));
  stored.change(() => [1]);
  expect(listener).not.toHaveBeenCalled();
});

test('a change starts from what another tab left', () => {
  const stored = numbers();
  stored.change(() => [1]);
  kept.set('numbers', '[1,2]');
  stored.change((old) => [...old, 3]);
  expect(stored.read()).toEqual([1, 2, 3]);
});

test('a browser that keeps nothing still has the value while the page lasts', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  stubWindow({ getItem: refuse, setItem: refuse });
  const stored = numbers();
  expect(stored.read()).toEqual([]);
  stored.change(() => [5]);
  expect(stored.read()).toEqual([5]);
});
