import '@forecourt/ui/styles.css';
import './fonts.css';
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { LinkProvider } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import { buildAppData } from '../server/rest/build-app-data.ts';
import type { Route } from './+types/root';
import { useNonce } from './nonce.ts';
import { requestInfoContext, servicesContext } from './request-context.ts';
import { ErrorScreen } from './shell/ErrorScreen.tsx';
import { RouterLink } from './shell/RouterLink.tsx';
import { SiteFooter } from './shell/SiteFooter.tsx';
import { SiteHeader } from './shell/SiteHeader.tsx';

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: interLatin, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

/** What every page needs to know; asked for once, before any route. */
export function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(servicesContext);
  const { isMobile } = context.get(requestInfoContext);
  return {
    app: buildAppData(site, isMobile),
    origin: site.origin,
    sellSiteUrl: site.sellSiteUrl,
    holdsMadeUpMarket: site.holdsMadeUpMarket(),
  };
}

/** Nothing in it changes while a visitor stays. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  // Nothing is loaded when the error is in this very loader.
  const data = useRouteLoaderData<typeof loader>('root');
  return (
    <html lang="en-IE">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#10131a" />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        <SiteHeader />
        <main id="main">
          <LinkProvider component={RouterLink}>{children}</LinkProvider>
        </main>
        <SiteFooter holdsMadeUpMarket={data?.holdsMadeUpMarket ?? false} />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
