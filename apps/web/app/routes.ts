import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every page of the site, readable top to bottom. */
export default [
  index('screens/home/home.tsx'),

  // One advert, in each channel.
  route('used-cars/:make/:model/fpa/:publicReference', 'screens/advert/advert.tsx', { id: 'car-advert' }),
  route('commercials/used/:make/:model/fpa/:publicReference', 'screens/advert/advert.tsx', {
    id: 'commercial-advert',
  }),
  route('bikes/used/:make/:model/fpa/:publicReference', 'screens/advert/advert.tsx', { id: 'bike-advert' }),

  // Whatever else is asked for.
  route('*', 'screens/not-found/not-found.tsx'),
] satisfies RouteConfig;
