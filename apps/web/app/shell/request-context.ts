import type { RequestInfo, Services } from '@forecourt/services';
import { createContext } from 'react-router';

/** What a loader or an action may ask: `context.get(servicesContext).adverts.find(…)`. */
export const servicesContext = createContext<Services>();

/** What is known of this request: its id, the nonce, the token for a form. */
export const requestInfoContext = createContext<RequestInfo>();
