import { beforeEach, describe, expect, it, vi } from 'vitest';
import { maxAgeMs, maxStaleMs, minRenderIntervalMs, PageCache, type Rendered } from './page-cache.ts';

let now: number;
let state: string;
let rendered: number;
let isShared: boolean;
let isFound: boolean;
let isUntouched: boolean;
let cache: PageCache<TestPage, string>;
const onError = vi.fn();

interface TestPage {
  text: string;
  bytes: number;
  isFound: boolean;
}

async function renderPage(): Promise<Rendered<TestPage>> {
  rendered += 1;
  return isShared ? { text: `${state}, render ${rendered}`, bytes: 100, isFound } : 'personal';
}

function openCache(render = renderPage, maxBytes = 250) {
  return new PageCache<TestPage, string>({
    maxBytes,
    readState: () => state,
    isSame: () => isUntouched,
    mayKeep: (page) => page.isFound,
    render,
    onError,
    now: () => now,
  });
}

beforeEach(async () => {
  [now, state, rendered, isShared, isFound, isUntouched] = [1_000, 'first', 0, true, true, false];
  onError.mockClear();
  cache = openCache();
  await cache.fill('/', renderPage);
});

const settle = () => new Promise((resolve) => setTimeout(resolve));
const text = () => cache.find('/')?.text;

describe('a page', () => {
  it('is served from memory while nothing changes', () => {
    now += maxAgeMs - 1;
    expect(text()).toBe('first, render 1');
    expect(rendered).toBe(1);
  });

  it('is rendered again in the background after a change, once', async () => {
    now += minRenderIntervalMs;
    state = 'second';
    expect([text(), text()]).toEqual(['first, render 1', 'first, render 1']);
    await settle();
    expect(text()).toBe('second, render 2');
    expect(rendered).toBe(2);
  });

  it('is never served longer than a second after a change', async () => {
    expect(text()).toBe('first, render 1');
    state = 'second';
    now += maxStaleMs;
    expect(text()).toBeUndefined();
  });

  it('counts that second from when it was last known to be current, not from the render', async () => {
    now += 5_000;
    text();
    state = 'second';
    now += maxStaleMs - 1;
    expect(text()).toBe('first, render 1');
  });

  it('stays what it is if the change is not on it, and is outdated by a later one that is', async () => {
    isUntouched = true;
    state = 'second';
    now += maxStaleMs;
    expect(text()).toBe('first, render 1');
    isUntouched = false;
    now += maxStaleMs;
    expect(text()).toBe('first, render 1');
    state = 'third';
    now += maxStaleMs;
    expect(text()).toBeUndefined();
    expect(rendered).toBe(1);
  });

  it('is not rendered again for each of many changes', async () => {
    state = 'second';
    now += minRenderIntervalMs - 1;
    text();
    await settle();
    expect(rendered).toBe(1);
  });

  it('that changed while it was rendered is outdated at once', async () => {
    await cache.fill('/', async () => {
      const page = await renderPage();
      state = 'second';
      return page;
    });
    now += maxStaleMs;
    expect(text()).toBeUndefined();
  });

  it('is rendered again after ten seconds even if nothing has changed', async () => {
    now += maxAgeMs - 1;
    text();
    now += 1;
    expect(text()).toBe('first, render 1');
    await settle();
    expect(text()).toBe('first, render 2');
  });

  it('that turns out to be personal is dropped', async () => {
    isShared = false;
    state = 'second';
    now += minRenderIntervalMs;
    text();
    await settle();
    expect(text()).toBeUndefined();
  });

  it('whose render failed is tried again', async () => {
    const failing = openCache(() => Promise.reject(new Error('no database')));
    await failing.fill('/', renderPage);
    state = 'second';
    now += minRenderIntervalMs;
    failing.find('/');
    await settle();
    failing.find('/');
    await settle();
    expect(onError).toHaveBeenCalledTimes(2);
  });
});

describe('the first visitors of a page', () => {
  it('share one render', async () => {
    await Promise.all([1, 2, 3].map(() => cache.fill('/new', renderPage)));
    expect(rendered).toBe(2);
  });

  it('each get their own if it is personal, and later ones do not wait for each other', async () => {
    isShared = false;
    await Promise.all([1, 2, 3].map(() => cache.fill('/mine', renderPage)));
    expect(rendered).toBe(4);
    const first = cache.fill('/mine', () => new Promise(() => {}));
    await cache.fill('/mine', renderPage);
    expect(rendered).toBe(5);
    void first;
  });

  it('share one more render if something changed during a slow one', async () => {
    const slow = cache.fill('/new', async () => {
      const page = await renderPage();
      state = 'second';
      now += maxStaleMs;
      return page;
    });
    const pages = await Promise.all([1, 2, 3].map(() => cache.fill('/new', renderPage)));
    await slow;
    expect(rendered).toBe(3);
    // The first of them rendered it; the others get what it rendered.
    expect(pages.map((page) => page?.text)).toEqual([undefined, ...Array(2).fill('second, render 3')]);
  });

  it('share one render also if two before it failed', async () => {
    const fail = () => Promise.reject(new Error('failed'));
    const failing = [cache.fill('/new', fail), cache.fill('/new', fail)];
    const asked = [1, 2, 3].map(() => cache.fill('/new', renderPage));
    const failed = await Promise.allSettled(failing);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await Promise.all(asked);
    expect(rendered).toBe(2);
  });

  it('do not share an outdated missing page', async () => {
    isFound = false;
    const slow = cache.fill('/new', async () => {
      const page = await renderPage();
      [isFound, state] = [true, 'second'];
      now += maxStaleMs;
      return page;
    });
    const [first, second] = await Promise.all([
      cache.fill('/new', renderPage),
      cache.fill('/new', renderPage),
      slow,
    ]);
    expect([first, second?.isFound]).toEqual([null, true]);
  });

  it('share a page that is not there, which is not kept', async () => {
    isFound = false;
    const pages = await Promise.all([1, 2, 3].map(() => cache.fill('/gone', renderPage)));
    expect(pages.map((page) => page?.text)).toEqual([undefined, ...Array(2).fill('first, render 2')]);
    expect(cache.find('/gone')).toBeNull();
    await Promise.all([1, 2].map(() => cache.fill('/gone', renderPage)));
    expect(rendered).toBe(3);
  });

  it('do not fail because the one who was first did', async () => {
    const failed = cache.fill('/new', () => Promise.reject(new Error('failed')));
    await cache.fill('/new', renderPage);
    await expect(failed).rejects.toThrow('failed');
    expect(cache.find('/new')?.text).toBe('first, render 2');
  });
});

it('keeps the pages in demand within its memory', async () => {
  await cache.fill('/a', renderPage);
  cache.find('/');
  await cache.fill('/b', renderPage);
  expect(['/', '/a', '/b'].map((key) => cache.find(key) !== null)).toEqual([true, false, true]);
  expect(cache.bytes).toBe(200);
});

it('makes room for a large page, and keeps none that is larger than its memory', async () => {
  const large = (bytes: number) => async () => ({ text: 'large', bytes, isFound });
  await cache.fill('/large', large(200));
  expect([cache.find('/'), cache.find('/large')?.text, cache.bytes]).toEqual([null, 'large', 200]);
  await cache.fill('/larger', large(251));
  expect(cache.find('/larger')).toBeNull();
});

it('forgets every page when asked to, also one that is just being rendered', async () => {
  const filling = cache.fill('/new', async () => {
    const page = await renderPage();
    cache.clear();
    return page;
  });
  await filling;
  expect(text()).toBeUndefined();
  now += maxStaleMs;
  expect(cache.find('/new')).toBeNull();
});

it('keeps nothing without memory', async () => {
  const off = openCache(renderPage, 0);
  await Promise.all([off.fill('/', renderPage), off.fill('/', renderPage)]);
  expect(rendered).toBe(3);
  expect(off.find('/')).toBeNull();
});
