import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import App, { ErrorBoundary, Layout } from '../../root.tsx';
import { RequestIdContext } from '../request-id.ts';

const data = {
  app: { betaFeatures: [], tealiumEnvironmentName: 'dev', environmentName: 'local', isMobile: false },
  origin: 'http://localhost',
  sellSiteUrl: null,
  thirdPartyScripts: { ad: null, audience: null, tagManager: null },
  holdsMadeUpMarket: true,
  today: { copyright: '© Forecourt 2026', isDecember: false },
};

/** The document that the server renders when a loader throws; without data, the root's own loader threw. */
function render(loaderData: object | undefined): string {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: () => (
        <Layout>
          <App />
        </Layout>
      ),
      ErrorBoundary: () => (
        <Layout>
          <ErrorBoundary error={new Error('broken')} params={{}} />
        </Layout>
      ),
      HydrateFallback: () => null,
      loader: () => loaderData,
    },
  ]);
  return renderToStaticMarkup(
    <RequestIdContext value="Request 4711">
      <Stub
        hydrationData={{
          ...(loaderData ? { loaderData: { root: loaderData } } : {}),
          errors: { root: new Error('broken') },
        }}
      />
    </RequestIdContext>,
  );
}

test.each([
  ['a screen', data],
  ['the root itself', undefined],
])('when %s fails, the page shows header, footer, an explanation and the request’s id', (_, loaderData) => {
  const page = render(loaderData);
  expect(page).toContain('<h1>Something went wrong</h1>');
  expect(page).toContain('Request 4711');
  expect(page).toContain('href="/used-cars"');
  expect(page).toContain('© Forecourt 20');
});
