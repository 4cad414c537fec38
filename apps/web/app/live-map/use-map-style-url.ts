import { useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '../root.tsx';

/** The style that the operator configured for live maps; null where there is none. */
export function useMapStyleUrl(): string | null {
  return useRouteLoaderData<typeof rootLoader>('root')?.mapStyleUrl ?? null;
}
