import { createContext, useContext } from 'react';

/**
 * The Content-Security-Policy allows inline scripts by a nonce made for each response. Browsers hide nonces from
 * scripts after parsing, so the value exists on the server only and hydration leaves the attribute alone.
 */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
