import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that the running code works for, across callbacks and promises. */
export interface CurrentRequest {
  /** Null until the request has one. */
  id: string | null;
  /** Logs the error, and ends the response unless it can still be sent. Never throws. */
  fail(error: unknown, options?: { mayStillAnswer: boolean }): void;
}

export const currentRequest = new AsyncLocalStorage<CurrentRequest | undefined>();
