import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, type EntryContext, ServerRouter } from 'react-router';
import { expect, test } from 'vitest';
import { DeferredScripts, deferModules } from './DeferredScripts.tsx';

const id = 'root';
const url = 'https://forecourt.example/';

/** As the router renders it on the server, from a manifest like that of a build. */
async function renderPage(): Promise<string> {
  const handler = createStaticHandler([{ id, path: '/' }]);
  const staticHandlerContext = await handler.query(new Request(url));
  const context = {
    manifest: {
      entry: { module: '/entry.js', imports: ['/shared.js'] },
      routes: { [id]: { id, path: '/', module: '/root.js', imports: ['/root-part.js'] } },
      url: '/manifest.js',
      version: '1',
    },
    routeModules: { [id]: { default: () => <DeferredScripts nonce="n" /> } },
    staticHandlerContext,
    serverHandoffString: '{"basename":"</script>"}',
    future: {},
    ssr: true,
    isSpaMode: false,
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as EntryContext;
  return renderToStaticMarkup(<ServerRouter context={context} url={url} nonce="n" />);
}

const page = await renderPage();

test('the page itself requests no module', () => {
  expect(page).not.toContain('<link');
  expect(page).not.toContain('type="module"');
});

test('every module that the router would load is passed on', () => {
  expect(page).toContain('(["/manifest.js","/entry.js","/shared.js","/root.js","/root-part.js"],');
  expect(page).toMatch(
    /<script nonce="n" type="text\/deferred-module">[^<]*import\("\/entry.js"\);<\/script>/,
  );
});

test('every other part is left as it is, with the same nonce', () => {
  expect(page).toContain('<script nonce="n">window.__reactRouterContext = ');
  expect(page.match(/<script nonce="n">/g)).toHaveLength(2);
});

test('scripts without a module are an error, because nothing would be deferred', () => {
  expect(() => deferModules(<script src="/entry.js" />)).toThrow('no module');
});
