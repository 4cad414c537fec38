import { csrfField } from '@forecourt/site';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../../app/routes.ts';
import type { FuzzTargets } from './hostile-request.ts';

interface OpenApi {
  paths: Record<string, Record<string, { parameters?: { name: string; in: string }[] }>>;
}

/** Form fields and beta switches, which no description lists. */
const formFields = [
  csrfField,
  'name',
  'email',
  'phone',
  'message',
  'ticket',
  'contact',
  'feed',
  'plate',
  'page',
];
const fixedFiles = [
  ...[
    '/robots.txt',
    '/sitemap.xml',
    '/llms.txt',
    '/manifest.webmanifest',
    '/favicon.ico',
    '/healthz',
    '/readyz',
  ],
  ...[
    '/maps/place/53.46,-6.218.svg?span=60&shape=card',
    '/.well-known/security.txt',
    '/rest/1.0/openapi.json',
  ],
];

/** Everything to request from a running site: its routes, its REST description and addresses found on its pages. */
export async function findTargets(origin: string): Promise<FuzzTargets> {
  const read = async (path: string) => (await fetch(origin + path)).text();
  const openApi: OpenApi = JSON.parse(await read('/rest/1.0/openapi.json'));
  const pages = [
    await read('/'),
    await read('/used-cars'),
    await read('/dealers'),
    await read('/car-reviews'),
  ];
  const linked = pages.flatMap((page) => page.match(/(?<=")\/[^"#\s]+(?=")/g) ?? []);
  const known = [...new Set([...linked.map((path) => path.replaceAll('&amp;', '&')), ...fixedFiles])];
  const operations = Object.values(openApi.paths).flatMap((methods) => Object.values(methods));
  const parameters = operations.flatMap((operation) => (operation.parameters ?? []).map(({ name }) => name));
  return {
    pages: flatten(routes, ''),
    rest: Object.keys(openApi.paths).map((path) => `/rest/1.0${path}`),
    known,
    values: {
      channel: ['Car', 'Commercial', 'Bike', 'cars'],
      make: ['ford', 'volkswagen', 'toyota'],
      model: ['focus', 'golf', 'corolla'],
      year: ['2019', '2021'],
      county: ['cork', 'dublin'],
      publicReference: known.flatMap((path) => /\/fpa\/(\w+)$/.exec(path)?.[1] ?? []).slice(0, 3),
      dealerId: ['1', '2'],
    },
    parameters: [...new Set([...parameters, ...formFields])],
  };
}

function flatten(entries: readonly RouteConfigEntry[], base: string): string[] {
  return entries.flatMap(({ path, children }) => {
    const whole = path ? `${base}/${path}` : base;
    return children ? flatten(children, whole) : [whole || '/'];
  });
}
