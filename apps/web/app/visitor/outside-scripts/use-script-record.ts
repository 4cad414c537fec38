import { useSyncExternalStore } from 'react';
import { type OutsideScriptRecord, outsideScriptRecord } from './outside-script-record.ts';

/** How the scripts of others stand in this page. */
export function useScriptRecord(): OutsideScriptRecord {
  const { subscribe, get } = outsideScriptRecord;
  return useSyncExternalStore(subscribe, get, get);
}
