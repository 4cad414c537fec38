import type { TrackedPage } from './page-data.ts';
import type { TrackingEvent } from './tracking-event.ts';

/** A page view, or an action on the page. */
export type TrackingCall = { method: 'view'; page: TrackedPage } | { method: 'link'; event: TrackingEvent };

export interface TrackingQueue {
  add(call: TrackingCall): void;
  /** From now on calls are sent at once, after the queued ones. */
  open(deliver: (call: TrackingCall) => void): void;
  /** Discards the queue and all later calls. */
  close(): void;
}

/** A visitor who has not answered for this long has moved on: the oldest calls no longer matter. */
const mostWaiting = 50;

/** Queues calls until the visitor has answered: they are sent in order, or never. */
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
