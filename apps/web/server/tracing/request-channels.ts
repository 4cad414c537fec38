import { type Channel, channel, tracingChannel } from 'node:diagnostics_channel';

/** What a trace may know about a request: nothing about its visitor, and no address, which can be personal. */
export interface TracedRequest {
  id: string;
  method: string;
  /** From a load balancer that traces too. */
  traceparent: string | null;
  /** Known when the last byte is sent. */
  route?: string;
  status?: number;
}

/** `runStores` of the first runs what answers the request, in the context of its span. */
export const requestStarted = channel('forecourt:request:start') as Channel<unknown, TracedRequest>;
export const requestEnded = channel('forecourt:request:end') as Channel<unknown, TracedRequest>;

export const renders = tracingChannel<unknown, { route: string }>('forecourt:render');
