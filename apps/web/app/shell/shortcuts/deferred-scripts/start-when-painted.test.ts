import { beforeEach, expect, test, vi } from 'vitest';
import { writeCall } from '../../write-call.ts';
import { startWhenPainted } from './start-when-painted.ts';

interface Added {
  name: string;
  href?: string;
  textContent?: string;
  nonce?: string;
}

let added: Added[];
let frames: (() => void)[];
let page: EventTarget;
let picture: { decode: () => Promise<void> } | null;
let isHidden: boolean;

class Select extends EventTarget {
  changes = 0;
  override dispatchEvent(event: Event) {
    if (event.type === 'change') this.changes++;
    return true;
  }
}

class Box extends EventTarget {
  readonly type: string;
  checked: boolean;
  /** Its state when it was pressed again. */
  before: boolean[] = [];
  constructor(type: string, checked: boolean) {
    super();
    this.type = type;
    this.checked = checked;
  }
  click() {
    this.before.push(this.checked);
    this.checked = this.type === 'radio' || !this.checked;
  }
}

class Element extends EventTarget {
  presses = 0;
  dataset: Record<string, string> = {};
  private readonly isButton: boolean;
  constructor(isButton: boolean) {
    super();
    this.isButton = isButton;
  }
  closest() {
    return this.isButton ? this : null;
  }
  click() {
    this.presses++;
  }
}

/** The parts of a browser that the function touches. */
beforeEach(() => {
  vi.useFakeTimers();
  added = [];
  frames = [];
  page = new EventTarget();
  picture = null;
  isHidden = false;
  vi.stubGlobal('Element', Element);
  vi.stubGlobal('HTMLSelectElement', Select);
  vi.stubGlobal('HTMLButtonElement', Element);
  vi.stubGlobal('HTMLInputElement', Box);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('document', {
    currentScript: { nonce: 'n' },
    get hidden() {
      return isHidden;
    },
    querySelector: (selector: string) =>
      selector.startsWith('script') ? { textContent: 'import "/a.js"' } : picture,
    createElement: (name: string) => ({ name }),
    body: { append: (element: Added) => added.push(element) },
  });
  return () => vi.useRealTimers();
});

/** As text, as the page carries it: anything it referred to outside itself would be missing. */
const run = () =>
  new Function(writeCall(startWhenPainted, ['/a.js', '/b.js'], 'text/deferred', 'ready', 'start'))();

function paint() {
  for (const frame of frames.splice(0)) frame();
  vi.advanceTimersByTime(0);
}

function happen(type: string, target: EventTarget, eventPhase: number = Event.NONE) {
  const event = new Event(type, { cancelable: true });
  Object.defineProperties(event, { target: { value: target }, eventPhase: { value: eventPhase } });
  page.dispatchEvent(event);
  return event;
}
const press = (target: EventTarget) => happen('click', target);
const change = (target: EventTarget) => happen('change', target);

test('a button that would submit a form waits for the scripts instead', () => {
  run();
  const [plain, save] = [new Element(true), new Element(true)];
  save.dataset.replay = '';
  expect(press(plain).defaultPrevented).toBe(false);
  expect(press(save).defaultPrevented).toBe(true);
  page.dispatchEvent(new Event('ready'));
  expect(save.presses).toBe(1);
});

test('a page without a picture loads its modules after its first frame, with its nonce', () => {
  run();
  expect(added).toEqual([]);
  paint();
  expect(added).toMatchObject([
    { name: 'link', href: '/a.js' },
    { name: 'link', href: '/b.js' },
    { name: 'script', textContent: 'import "/a.js"', nonce: 'n' },
  ]);
});

test('a page with a picture waits for the picture', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  picture = { decode: () => promise };
  run();
  paint();
  expect(added).toEqual([]);
  resolve();
  await promise;
  paint();
  expect(added).toHaveLength(3);
});

test('a broken picture delays nothing', async () => {
  picture = { decode: () => Promise.reject(new Error('no such picture')) };
  run();
  await vi.advanceTimersByTimeAsync(0);
  paint();
  expect(added).toHaveLength(3);
});

test('waiting for a picture that does not load has a limit', () => {
  picture = { decode: () => new Promise(() => undefined) };
  run();
  vi.advanceTimersByTime(3000);
  expect(added).toHaveLength(3);
});

test('a page in the background has no frames and does not wait for one', () => {
  isHidden = true;
  run();
  expect(added).toHaveLength(3);
});

test.each(['pointerdown', 'keydown', 'focusin'])('%s loads the modules at once, and only once', (touch) => {
  run();
  page.dispatchEvent(new Event(touch));
  expect(added).toHaveLength(3);
  page.dispatchEvent(new Event(touch));
  paint();
  expect(added).toHaveLength(3);
});

test('a button pressed too early is pressed again once the page is hydrated', () => {
  const button = new Element(true);
  run();
  press(button);
  expect(button.presses).toBe(0);
  page.dispatchEvent(new Event('ready'));
  expect(button.presses).toBe(1);
});

test('a choice made too early is dispatched again, and keeps its value', () => {
  const list = new Select();
  const ticked = new Box('checkbox', true);
  const unticked = new Box('checkbox', false);
  const radio = new Box('radio', true);
  run();
  for (const control of [list, ticked, unticked, radio]) change(control);
  page.dispatchEvent(new Event('ready'));
  expect(list.changes).toBe(1);
  expect([ticked, unticked, radio].map(({ checked, before }) => [...before, checked])).toEqual([
    [false, true],
    [true, false],
    [false, true],
  ]);
});

test('of several radio buttons only the last one chosen is dispatched again, and typed text never is', () => {
  const left = new Box('radio', false);
  const words = new Box('text', false);
  run();
  change(left);
  change(words);
  page.dispatchEvent(new Event('ready'));
  expect([left.before, words.before]).toEqual([[], []]);
});

test('a button pressed twice before hydration is pressed once', () => {
  const button = new Element(true);
  run();
  press(button);
  press(button);
  page.dispatchEvent(new Event('ready'));
  expect(button.presses).toBe(1);
});

test('a press in progress when the page is hydrated is left to the page', () => {
  const button = new Element(true);
  run();
  happen('click', button, Event.AT_TARGET);
  page.dispatchEvent(new Event('ready'));
  expect(button.presses).toBe(0);
});

test('what works without a script is not repeated, and neither is a later press', () => {
  const link = new Element(false);
  const button = new Element(true);
  run();
  press(link);
  page.dispatchEvent(new Event('ready'));
  press(button);
  page.dispatchEvent(new Event('ready'));
  expect([link.presses, button.presses]).toEqual([0, 0]);
});
