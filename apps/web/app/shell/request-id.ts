import { createContext, useContext } from 'react';

/** The id under which the log knows the request, for an error screen to show. Known on the server only. */
export const RequestIdContext = createContext('');

export function useRequestId(): string {
  return useContext(RequestIdContext);
}
