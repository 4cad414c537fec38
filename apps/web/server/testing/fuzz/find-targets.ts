import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sellingSteps } from '@forecourt/domain';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../../app/routes.ts';
import type { AttackedSite } from '../attacks/attacked-site.ts';
import { type Attacker, createAttacker, locationOf } from '../attacks/attacker.ts';
import type { FuzzTargets } from './hostile-request.ts';

interface OpenApi {
  paths: Record<string, Record<string, { parameters?: { name: string; in: string }[] }>>;
}

/** Pages with forms: what their fields are called, no description lists. */
const formPages = [
  '/sign-in',
  '/sell',
  '/contact-us',
  '/alerts/new?search=%2Fsearch',
  '/dealer-info/feed-checker',
  '/account',
  '/my-adverts',
  '/conversations',
  '/office',
  '/office/people',
  '/office/seen',
  '/viewing-day',
  '/saved-vehicles',
];
const fixedFiles = [
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/manifest.webmanifest',
  '/favicon.ico',
  '/healthz',
  '/readyz',
  '/maps/place/53.46,-6.218.svg?span=60&shape=card',
  '/.well-known/security.txt',
  '/rest/1.0/openapi.json',
];

/** Everything to request from a running site: its routes, its REST description, and what is found on its pages. */
export async function findTargets({ origin, port, sessions, mails }: AttackedSite): Promise<FuzzTargets> {
  const people = Object.values(sessions);
  const [reader] = people;
  const read = async (path: string, session = reader) =>
    (await fetch(origin + path, { headers: { Cookie: `session=${session}` } })).text();
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
  const draft = await beginDraft(createAttacker(port, sessions.person));
  const steps = sellingSteps.map((step) => `/sell/advert/${draft}/${step}`);
  const forms = await Promise.all(
    [...formPages, ...steps].flatMap((path) => people.map((session) => read(path, session))),
  );
  const fields = forms.flatMap((form) => [...form.matchAll(/<(?:input|button|select|textarea)[^>]*>/g)]);
  const attributes = fields.map(([tag]) => ({
    name: readAttribute(tag, 'name'),
    value: readAttribute(tag, 'value'),
  }));
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
      draft: [draft],
      step: sellingSteps,
      token: mails().flatMap(
        (mail) => /\/(?:buying|selling|link|confirm|end|mine)\/([\w-]+)/.exec(mail)?.[1] ?? [],
      ),
      ...Object.fromEntries(
        ['case', 'conversation', 'photo', 'viewing', 'check'].map((name) => [name, ['1', '2']]),
      ),
    },
    parameters: [...new Set([...parameters, ...readByPages(), ...attributes.map(({ name }) => name)])].filter(
      (name) => name !== '',
    ),
    pairs: [
      ...new Set(
        attributes
          .filter(({ name, value }) => name && value)
          .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`),
      ),
    ],
    calls: callsAbout(known.flatMap((path) => /\/fpa\/(\w+)$/.exec(path)?.[1] ?? [])[0] ?? ''),
    sessions: people,
  };
}

function callsAbout(publicReference: string): FuzzTargets['calls'] {
  const change = { id: '?', subject: publicReference, field: 'notes', value: '?', base: 0, earlier: ['?'] };
  const vehicle = { publicReference, title: '?', make: '?', status: '?', imageUrl: '?' };
  const saved = { Car: [vehicle], Commercial: [], Bike: [] };
  return [
    { path: '/rest/1.0/account/notebook', body: JSON.stringify({ account: null, changes: [change] }) },
    {
      path: '/rest/1.0/account/saved-vehicles',
      body: JSON.stringify({ saved, common: { account: '?', references: ['?'] } }),
    },
  ];
}

const readAttribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** The query parameters that pages read by name: some are in no form and no description. */
function readByPages(): string[] {
  const folder = join(import.meta.dirname, '../../../app');
  return globSync('**/*.{ts,tsx}', { cwd: folder }).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/[sS]earchParams\.\w+\('([^']+)'/g)].map(
      ([, name = '']) => name,
    ),
  );
}

/** An advert that a person is writing. */
async function beginDraft(seller: Attacker): Promise<string> {
  const step = locationOf(await seller.post('/sell', { plate: '191-D-4711', mileage: '84500' }));
  return /advert\/([^/]+)/.exec(step)?.[1] ?? '';
}

function flatten(entries: readonly RouteConfigEntry[], base: string): string[] {
  return entries.flatMap(({ path, children }) => {
    const whole = path ? `${base}/${path}` : base;
    return children ? flatten(children, whole) : [whole || '/'];
  });
}
