import { useRootData } from '../../shell/root-data.ts';

/** The style that the operator configured for live maps; null if there is none. */
export function useMapStyleUrl(): string | null {
  return useRootData()?.mapStyleUrl ?? null;
}
