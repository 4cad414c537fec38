import { useEffect, useState } from 'react';

/**
 * Whether another tab of this browser has saved the draft since this one loaded it. Tabs tell each other the version they
 * show; one that hears an older version answers with its own.
 */
export function useOtherTabs(draftId: string, version: number): boolean {
  const [newest, setNewest] = useState(version);
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const channel = new BroadcastChannel(`advert ${draftId}`);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data !== 'number') return;
      if (data < version) channel.postMessage(version);
      else setNewest(data);
    };
    channel.postMessage(version);
    return () => channel.close();
  }, [draftId, version]);
  return newest > version;
}
