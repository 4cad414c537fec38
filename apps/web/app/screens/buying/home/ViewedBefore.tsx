import { useHydrated } from '@forecourt/ui';
import { lazy, Suspense } from 'react';

const LastSearchRow = lazy(async () => {
  const { LastSearchRow: row } = await import('../../../visitor/seen/LastSearchRow.tsx');
  return { default: row };
});

const RecentlyViewed = lazy(async () => {
  const { RecentlyViewed: row } = await import('../../../visitor/seen/RecentlyViewed.tsx');
  return { default: row };
});

/**
 * Only the browser knows the last search and the viewed vehicles, and they are far down the page: their scripts load
 * after all others.
 */
export function ViewedBefore() {
  const isHydrated = useHydrated();
  return isHydrated ? (
    <Suspense fallback={null}>
      <LastSearchRow />
      <RecentlyViewed />
    </Suspense>
  ) : null;
}
