import { useHydrated } from '@forecourt/ui';
import { lazy, Suspense } from 'react';

const RecentlyViewed = lazy(async () => {
  const { RecentlyViewed: row } = await import('../../../visitor/seen/RecentlyViewed.tsx');
  return { default: row };
});

/** Only the browser knows the viewed vehicles, and the row is far down the page: its script loads after all others. */
export function ViewedBefore() {
  const isHydrated = useHydrated();
  return isHydrated ? (
    <Suspense fallback={null}>
      <RecentlyViewed />
    </Suspense>
  ) : null;
}
