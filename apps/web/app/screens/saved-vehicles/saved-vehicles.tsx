import { Breadcrumbs } from '@forecourt/ui';
import { pageHeadOf } from '../../page-head/page-head-of.ts';
import { servicesContext } from '../../request-context.ts';
import { RecentlyViewed } from '../../seen/RecentlyViewed.tsx';
import type { Route } from './+types/saved-vehicles';
import { CompareVehicles } from './compare/CompareVehicles.tsx';
import { findSavedPage } from './find-saved-page.ts';
import { OwnVehicles } from './OwnVehicles.tsx';
import { SharedVehicles } from './SharedVehicles.tsx';
import { parseSavedAddress, savedVehiclesPath } from './saved-address.ts';
import styles from './saved-vehicles.module.css';
import { useArrival } from './use-arrival.ts';

/** Everybody's list is another one: there is nothing here for a search engine. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHeadOf(matches, {
    title: loaderData?.heading ?? 'Saved vehicles',
    description: 'The vehicles that you saved, with their prices today, to compare and to share.',
    path: savedVehiclesPath,
    robots: 'noindex, follow',
  });

export async function loader({ url, context }: Route.LoaderArgs) {
  return findSavedPage(parseSavedAddress(url.searchParams), context.get(servicesContext));
}

/** The order and the channel of one's own list are the browser's business. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  const asked = ({ searchParams }: URL) => `${searchParams.get('list')} ${searchParams.getAll('compare')}`;
  return asked(currentUrl) !== asked(nextUrl);
}

export default function SavedVehicles({ loaderData }: Route.ComponentProps) {
  useArrival(loaderData.kind);
  return (
    <div className={styles.screen}>
      <Breadcrumbs items={loaderData.breadcrumbs} />
      <h1 className={styles.heading}>{loaderData.heading}</h1>
      {loaderData.kind === 'compare' ? <CompareVehicles {...loaderData} /> : null}
      {loaderData.kind === 'shared' ? <SharedVehicles {...loaderData} /> : null}
      {loaderData.kind === 'own' ? <OwnVehicles isBadLink={loaderData.isBadLink} /> : null}
      {loaderData.kind === 'compare' ? null : (
        <div className={styles.viewed}>
          <RecentlyViewed />
        </div>
      )}
    </div>
  );
}
