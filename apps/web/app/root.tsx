import '@forecourt/ui/styles.css';
import './shell/fonts.css';
import './shell/shell.css';
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { isChristmas } from '@forecourt/domain';
import { brand, buildAppData, copyrightLine, savedMarksPath, tokenColours } from '@forecourt/site';
import { LinkProvider } from '@forecourt/ui';
import { memo, type ReactNode } from 'react';
import { Links, Meta, Outlet, useLocation } from 'react-router';
import type { Route } from './+types/root';
import { tidyPageAddress } from './addresses/tidy-page-address.ts';
import { preloadParts } from './parts/lazy-component/preload-parts.ts';
import { HiringBanner } from './shell/banner/HiringBanner.tsx';
import { BrandOverrides } from './shell/brand/BrandOverrides.tsx';
import { ErrorScreen } from './shell/error/ErrorScreen.tsx';
import { FirstPaint } from './shell/first-paint/FirstPaint.tsx';
import { SiteFooter } from './shell/footer/SiteFooter.tsx';
import { SiteHeader } from './shell/header/SiteHeader.tsx';
import { loadWholePage } from './shell/navigation/load-whole-page.ts';
import { NavigationBehaviour } from './shell/navigation/NavigationBehaviour.tsx';
import { useNonce } from './shell/nonce.ts';
import { requestInfoContext, servicesContext } from './shell/request-context.ts';
import { type RootData, useRootData } from './shell/root-data.ts';
import { DeferredScripts } from './shell/shortcuts/deferred-scripts/DeferredScripts.tsx';
import { RouterLink } from './shell/shortcuts/links/RouterLink.tsx';
import { VisitWatcher } from './shell/VisitWatcher.tsx';
import { SavedAnnouncement } from './visitor/saved/SavedAnnouncement.tsx';

/** Runs before any loader, on the server and in the browser. */
export const middleware: Route.MiddlewareFunction[] = [tidyPageAddress];
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [loadWholePage, preloadParts];

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: interLatin, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export function loader({ context }: Route.LoaderArgs): RootData {
  const { site } = context.get(servicesContext);
  const { isMobile } = context.get(requestInfoContext);
  return {
    app: buildAppData(site, isMobile),
    origin: site.origin,
    sellSiteUrl: site.sellSiteUrl,
    thirdPartyScripts: {
      ad: site.adScriptUrl,
      audience: site.audienceScriptUrl,
      tagManager: site.tealiumUrl,
    },
    holdsMadeUpMarket: site.holdsMadeUpMarket(),
    mapStyleUrl: site.mapStyleUrl,
    today: buildToday(),
  };
}

/** Its data does not change during a visit. */
export const shouldRevalidate = () => false;

function buildToday(): RootData['today'] {
  const now = new Date();
  return { copyright: copyrightLine(now), isDecember: isChristmas(now) };
}

// The layout renders at every step of every navigation; these three parts do not depend on it.
const Header = memo(SiteHeader);
const Banner = memo(HiringBanner);
const Footer = memo(SiteFooter);

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  // There is no data when this loader itself failed.
  const data = useRootData();
  // The browser keeps the date that the server rendered.
  const today = data?.today ?? (import.meta.env.SSR ? buildToday() : null);
  const isMobile = data?.app.isMobile ?? false;
  const isHome = useLocation().pathname === '/';
  return (
    // First-paint marks this element with what only the browser knows, before React hydrates.
    <html lang="en-IE" data-christmas={today?.isDecember ? '' : undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={tokenColours.surface.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={tokenColours.surface.dark} />
        <FirstPaint nonce={nonce} />
        {/* On an iPhone, offer the app on the home page, where a visit begins, and on no other page. */}
        {isHome && brand.iosAppId ? (
          <meta name="apple-itunes-app" content={`app-id=${brand.iosAppId}`} />
        ) : null}
        <Meta />
        <Links nonce={nonce} />
        <BrandOverrides nonce={nonce} />
        <noscript>
          <link rel="stylesheet" href={savedMarksPath} />
        </noscript>
      </head>
      <body>
        <LinkProvider component={RouterLink}>
          <Header isMobile={isMobile} sellSiteUrl={data?.sellSiteUrl ?? undefined} />
          <Banner isMobile={isMobile} />
          <main id="main">{children}</main>
          <Footer copyright={today?.copyright ?? ''} holdsMadeUpMarket={data?.holdsMadeUpMarket ?? false} />
        </LinkProvider>
        <VisitWatcher />
        <NavigationBehaviour nonce={nonce} />
        <SavedAnnouncement />
        <DeferredScripts nonce={nonce} />
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
