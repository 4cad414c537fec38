import type { RequestInfo, Services } from '@forecourt/services';
import { createContext } from 'react-router';

/** Services for loaders and actions: `context.get(servicesContext).adverts.find(…)`. */
export const servicesContext = createContext<Services>();

/** Details of the current request: its id, the nonce, the form token. */
export const requestInfoContext = createContext<RequestInfo>();
