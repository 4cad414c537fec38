import type { OpenAPIHono, RouteConfig, RouteHandler } from '@hono/zod-openapi';
import type { AppEnv } from '../http/app-env.ts';
import { refuseMethod } from './rest-problem.ts';

/**
 * Declares a REST call: its documentation, its validation and its handler. The pattern in logs and metrics,
 * and the response to any other method, derive from its one path.
 *
 *     const route = createRoute({ method: 'get', path: '/csrf', responses: { 200: json('The token', schema) } });
 *     addCall(rest, route, (c) => c.json({ token }, 200));
 */
export function addCall<Route extends RouteConfig & { getRoutingPath(): string }>(
  rest: OpenAPIHono<AppEnv>,
  route: Route,
  answer: RouteHandler<Route, AppEnv>,
): void {
  const path = route.getRoutingPath();
  rest.use(path, async (c, next) => {
    c.set('route', `/rest/1.0${route.path}`);
    await next();
  });
  rest.openapi(route, answer as Parameters<typeof rest.openapi<Route>>[1]);
  rest.all(path, (c) => refuseMethod(c, route.method));
}
