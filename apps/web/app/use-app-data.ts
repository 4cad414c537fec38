import { type AppData, channelOfPath } from '@forecourt/domain';
import { useLocation, useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from './root.tsx';

/** What the server said before any route, and the channel of the address; undefined when the root itself failed. */
export function useAppData(): AppData | undefined {
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const { pathname } = useLocation();
  return root && { ...root.app, channel: channelOfPath(pathname) };
}
