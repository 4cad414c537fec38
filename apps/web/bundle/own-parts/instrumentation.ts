/** What tells a listener of every navigation and every loader. In the browser nobody listens. */
export const instrumentationResultMetaContext = null;
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = <Router>(router: Router) => router;
export const instrumentHandler = <Handler>(handler: Handler) => handler;
