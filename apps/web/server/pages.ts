import * as build from 'virtual:react-router/server-build';
import { noteReads, type PageHandler, type Services } from '@forecourt/services';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { requestInfoContext, servicesContext } from '../app/shell/request-context.ts';

/**
 * The one server file that Vite bundles: everything it imports is React's side. The keys of the request
 * context are bundled with the screens that use them, so that there is only one copy of each.
 */
export function createPageHandler(services: Services): PageHandler {
  // Behind a proxy the Host may be an internal name; forms are submitted to the public one.
  const allowedActionOrigins = [new URL(services.site.origin).host];
  const handle = createRequestHandler({ ...build, allowedActionOrigins }, import.meta.env.MODE);
  return (request, info) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, noteReads(services, info.reads));
    context.set(requestInfoContext, info);
    return handle(request, context);
  };
}
