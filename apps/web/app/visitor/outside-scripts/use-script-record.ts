import { useSyncExternalStore } from 'react';
import { type OutsideScriptRecord, outsideScriptRecord } from './outside-script-record.ts';

/** The state of the third-party scripts in this page. */
export function useScriptRecord(): OutsideScriptRecord {
  const { subscribe, get } = outsideScriptRecord;
  return useSyncExternalStore(subscribe, get, get);
}
