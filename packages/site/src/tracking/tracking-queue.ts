import type { TrackingData } from './tracking-data.ts';

/** A page that was looked at, or something that was done on it. */
export interface TrackingCall {
  method: 'view' | 'link';
  data: TrackingData;
}

export interface TrackingQueue {
  add(call: TrackingCall): void;
  /** From now on calls go out at once, after those that waited. */
  open(deliver: (call: TrackingCall) => void): void;
  /** Forgets what waits and whatever comes. */
  close(): void;
}

/** A visitor who has not answered for so long has moved on: the first of what waits is no longer of interest. */
const mostWaiting = 50;

/** Keeps calls until the visitor has answered: they leave in the order in which they came, or never. */
export function createTrackingQueue(): TrackingQueue {
  let waiting: TrackingCall[] = [];
  let isClosed = false;
  let deliver: ((call: TrackingCall) => void) | null = null;
  return {
    add(call) {
      if (deliver) deliver(call);
      else if (!isClosed) waiting = [...waiting, call].slice(-mostWaiting);
    },
    open(deliverCall) {
      deliver = deliverCall;
      isClosed = false;
      const late = waiting;
      waiting = [];
      for (const call of late) deliverCall(call);
    },
    close() {
      deliver = null;
      isClosed = true;
      waiting = [];
    },
  };
}
