import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadScript, type ScriptRequest } from './load-script.ts';

interface FakeScript {
  src: string;
  fail(): void;
}

let inPage: FakeScript[];
let number = 0;

/** A page that holds scripts and nothing else. */
function createPage() {
  return {
    createElement: () => {
      let report = () => {};
      return {
        src: '',
        addEventListener: (_: 'error', listen: () => void) => {
          report = listen;
        },
        fail: () => report(),
      };
    },
    head: { append: (script: FakeScript) => inPage.push(script) },
  };
}

beforeEach(() => {
  inPage = [];
  vi.useFakeTimers();
  vi.stubGlobal('document', createPage());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function request(isReady: () => boolean): ScriptRequest {
  number += 1;
  return { name: 'maps', url: `https://maps.example/${number}.js`, isReady };
}

test('a script counts as loaded once its global exists', async () => {
  let isThere = false;
  const loading = loadScript(request(() => isThere));
  await vi.advanceTimersByTimeAsync(1000);
  isThere = true;
  await vi.advanceTimersByTimeAsync(500);
  await expect(loading).resolves.toEqual({ status: 'loaded' });
});

test('the same address is added to the page once', () => {
  const maps = request(() => false);
  expect(loadScript(maps)).toBe(loadScript(maps));
  expect(inPage.map(({ src }) => src)).toEqual([maps.url]);
});

test('a global that does not appear within twenty checks is a failure with a message', async () => {
  const isReady = vi.fn(() => false);
  const loading = loadScript(request(isReady));
  isReady.mockClear();
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(loading).resolves.toEqual({
    status: 'error',
    message: 'Unable to load script relating to: maps',
  });
  expect(isReady).toHaveBeenCalledTimes(20);
});

test('a script that the browser cannot load is an error at once', async () => {
  const loading = loadScript(request(() => false));
  inPage[0]?.fail();
  await expect(loading).resolves.toEqual({ status: 'error', message: null });
});

test('on the server it throws', () => {
  vi.stubGlobal('document', undefined);
  expect(() => loadScript(request(() => true))).toThrow('in a browser only');
});
