import { type RouteConfig, route } from '@react-router/dev/routes';

export default [route('used-cars', 'results.tsx')] satisfies RouteConfig;
