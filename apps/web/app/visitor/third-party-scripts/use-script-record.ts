import { useSyncExternalStore } from 'react';
import { type ThirdPartyScriptRecord, thirdPartyScriptRecord } from './third-party-script-record.ts';

/** The state of the third-party scripts in this page. */
export function useScriptRecord(): ThirdPartyScriptRecord {
  const { subscribe, get } = thirdPartyScriptRecord;
  return useSyncExternalStore(subscribe, get, get);
}
