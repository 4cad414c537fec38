import { createContext, useContext } from 'react';

/** The request's id in the log, for the error screen to show. Known on the server only. */
export const RequestIdContext = createContext('');

export function useRequestId(): string {
  return useContext(RequestIdContext);
}
