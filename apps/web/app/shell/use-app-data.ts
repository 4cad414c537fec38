import { channelOfPath } from '@forecourt/domain';
import type { AppData } from '@forecourt/site';
import { useLocation } from 'react-router';
import { useRootData } from './root-data.ts';

/** The root's data plus the channel of the address; undefined when the root itself failed. */
export function useAppData(): AppData | undefined {
  const root = useRootData();
  const { pathname } = useLocation();
  return root && { ...root.app, channel: channelOfPath(pathname) };
}
