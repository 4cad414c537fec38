import { useHydrated } from '@forecourt/ui';
import { lazy, Suspense } from 'react';

const RecentlyViewed = lazy(async () => {
  const { RecentlyViewed: row } = await import('../../../visitor/seen/RecentlyViewed.tsx');
  return { default: row };
});

/** Only the browser knows what was looked at, and it is far down the page: its script comes after all others. */
export function ViewedBefore() {
  const isHydrated = useHydrated();
  return isHydrated ? (
    <Suspense fallback={null}>
      <RecentlyViewed />
    </Suspense>
  ) : null;
}
