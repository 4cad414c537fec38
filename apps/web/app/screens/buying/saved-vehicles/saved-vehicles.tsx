import { parseSavedCookie, savedVehiclesPath } from '@forecourt/site';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import { requestInfoContext, servicesContext } from '../../../shell/request-context.ts';
import { RecentlyViewed } from '../../../visitor/seen/RecentlyViewed.tsx';
import type { Route } from './+types/saved-vehicles';
import { CompareVehicles } from './compare/CompareVehicles.tsx';
import { findSavedPage, type SavedPage } from './find-saved-page.ts';
import { keepSaved } from './keep-saved.server.ts';
import { OwnVehicles } from './own/OwnVehicles.tsx';
import { SharedVehicles } from './SharedVehicles.tsx';
import { isDataRequest, parseSavedAddress } from './saved-address.ts';
import styles from './saved-vehicles.module.css';
import { useArrival } from './use-arrival.ts';

/** Every visitor's list differs: there is nothing here for a search engine. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHeadOf(matches, {
    title: loaderData?.heading ?? 'Saved vehicles',
    description: 'The vehicles you saved, with today’s prices, to compare and share.',
    path: savedVehiclesPath,
    robots: 'noindex, follow',
  });

/** The visitor's own list comes from a cookie. Not `no-store`, with which Back would load the page again. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'private, no-cache' });

export async function loader({ url, context }: Route.LoaderArgs) {
  const cookie = parseSavedCookie(context.get(requestInfoContext).cookie());
  return findSavedPage(parseSavedAddress(url.searchParams), context.get(servicesContext), cookie);
}

export const action = keepSaved;

/** A failed request for additional data must not replace the page with an error. */
export async function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  const page = serverLoader();
  return isDataRequest(url.searchParams) ? page.catch(() => null) : page;
}

/**
 * The browser alone handles the order and the channel of the visitor's own list; the same address again
 * revalidates.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  const asked = ({ searchParams }: URL) => `${searchParams.get('list')} ${searchParams.getAll('compare')}`;
  return currentUrl.href === nextUrl.href || asked(currentUrl) !== asked(nextUrl);
}

export default function SavedVehicles({ loaderData }: Route.ComponentProps) {
  return loaderData ? <SavedScreen page={loaderData} /> : null;
}

function SavedScreen({ page }: { page: SavedPage }) {
  useArrival(page.kind);
  return (
    <div className={styles.screen}>
      <ScreenHeader trail={page.breadcrumbs} title={page.heading} />
      {page.kind === 'compare' ? <CompareVehicles {...page} /> : null}
      {page.kind === 'shared' ? <SharedVehicles {...page} /> : null}
      {page.kind === 'own' ? <OwnVehicles isBadLink={page.isBadLink} kept={page.kept} /> : null}
      {page.kind === 'compare' ? null : (
        <div className={styles.viewed}>
          <RecentlyViewed />
        </div>
      )}
    </div>
  );
}
