import { createContext } from 'react-router';
import type { RequestInfo } from '../server/request-info.ts';
import type { Services } from '../server/services.ts';

/** What a loader or an action may ask: `context.get(servicesContext).adverts.find(…)`. */
export const servicesContext = createContext<Services>();

/** What is known of this request: its id, the nonce, the token for a form. */
export const requestInfoContext = createContext<RequestInfo>();
