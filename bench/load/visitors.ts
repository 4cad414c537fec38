import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Random } from '../search/random.ts';
import { openEnquiry, sendEnquiry, soonestMs } from './send-enquiry.ts';

export const kinds = ['home', 'results', 'advert', 'picture', 'suggestions', 'saved', 'enquiry'] as const;
export type Kind = (typeof kinds)[number];

/** What a visit consists of: for each page of results a few adverts and many pictures. */
const shares: Record<Kind, number> = {
  home: 6,
  results: 22,
  advert: 22,
  picture: 38,
  suggestions: 8,
  saved: 4,
  // Handled apart: a form must be open for two seconds before it is sent.
  enquiry: 0,
};

/** Visitors look at what is new: most of them see the same pictures. */
const mostPictures = 120;

export interface Stock {
  adverts: string[];
  references: string[];
  pictures: string[];
}

export interface Outcome {
  kind: Kind;
  status: number;
  /** From when it was due: a visitor who must wait for another's answer waits too. */
  ms: number;
}

const words = [
  'golf',
  'diesel estate',
  'automatic under 20k',
  'yaris cork',
  'electric',
  'ford focus',
  'van',
  'bmw 3',
];
const filters = {
  make: ['Ford', 'Volkswagen', 'Toyota', 'BMW', 'Audi', 'Hyundai', 'Skoda', 'Nissan', 'Kia', 'Renault'],
  fuel: ['Petrol', 'Diesel', 'Electric', 'Hybrid'],
  county: ['Dublin', 'Cork', 'Galway', 'Kerry', 'Mayo', 'Limerick', 'Wexford'],
};

/** Adverts and pictures from the first pages of results. */
export async function readStock(port: number, pages = 12): Promise<Stock> {
  const found = { adverts: new Set<string>(), references: new Set<string>(), pictures: new Set<string>() };
  for (let page = 1; page <= pages; page++) {
    const html = await (await fetch(`http://127.0.0.1:${port}/used-cars?page=${page}`)).text();
    for (const [path, reference] of html.matchAll(/\/used-cars\/[\w-]+\/[\w-]+\/fpa\/(\w{12})/g)) {
      found.adverts.add(path);
      found.references.add(reference ?? '');
    }
    for (const [path] of html.matchAll(/\/media\/adverts\/\w+\/\d+-\w+/g)) found.pictures.add(`${path}/304`);
  }
  return {
    adverts: [...found.adverts],
    references: [...found.references],
    pictures: [...found.pictures].slice(0, mostPictures),
  };
}

/** Visitors with a seed: two runs ask for the same in the same order. */
export function createVisitors(port: number, stock: Stock, seed = 1998) {
  const dice = new Random(seed);
  const random = () => dice.next();
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const pick = <T>(list: readonly T[]): T => dice.pick(list);
  const total = Object.values(shares).reduce((sum, share) => sum + share, 0);

  function chooseKind(): Kind {
    let rest = random() * total;
    for (const kind of kinds) {
      rest -= shares[kind];
      if (rest < 0) return kind;
    }
    return 'home';
  }

  function choosePath(kind: Kind): string {
    if (kind === 'home') return '/';
    if (kind === 'advert') return pick(stock.adverts);
    if (kind === 'picture') return pick(stock.pictures);
    if (kind === 'suggestions') return `/rest/1.0/Car/suggest?q=${encodeURIComponent(pick(words))}`;
    if (kind === 'saved')
      return `/rest/1.0/Car/saved-ads?id=${pick(stock.references)}&id=${pick(stock.references)}`;
    const query = new URLSearchParams();
    for (const [name, values] of Object.entries(filters))
      if (random() < 0.5) query.append(name, pick(values));
    if (random() < 0.4) query.append('maxPrice', String(5000 * (1 + Math.floor(random() * 10))));
    if (random() < 0.3) query.append('page', String(1 + Math.floor(random() * 5)));
    return `/used-cars${query.size > 0 ? `?${query}` : ''}`;
  }

  /** One request, as one of many visitors. */
  function visit(due = performance.now(), kind = chooseKind()): Promise<Outcome> {
    const headers = {
      'Accept-Encoding': 'gzip, deflate, br',
      'X-Forwarded-For': `198.51.${Math.floor(random() * 100)}.${Math.floor(random() * 250)}`,
    };
    return new Promise((resolve) => {
      const end = (status: number) => resolve({ kind, status, ms: performance.now() - due });
      const ask = (path: string, redirects: number) => {
        request({ host: '127.0.0.1', port, agent, path, headers }, (response) => {
          const { statusCode = 0 } = response;
          const { location } = response.headers;
          response.on('error', () => end(0));
          response.on('end', () => {
            // A filter has one address; a form of the site leads there, and so does its redirect.
            if (statusCode >= 300 && statusCode < 400 && location && redirects < 3)
              ask(location.replace(/^https?:\/\/[^/]+/, ''), redirects + 1);
            else end(statusCode);
          });
          response.resume();
        })
          .on('error', () => end(0))
          .end();
      };
      ask(choosePath(kind), 0);
    });
  }

  let messages = 0;
  async function enquire(origin: string): Promise<Outcome> {
    // In letters: the site holds a text that goes to many sellers, whatever its figures.
    const which = String(messages++).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
    const message = `Is it still for sale? ${which}`;
    const visitor = `203.0.${messages % 250}.${Math.floor(random() * 250)}`;
    const base = `http://127.0.0.1:${port}`;
    try {
      const form = await openAny(() =>
        openEnquiry({ base, origin, advertPath: pick(stock.adverts), visitor, message }),
      );
      await pause(soonestMs);
      const started = performance.now();
      const { status, isThanked } = await sendEnquiry(form);
      return { kind: 'enquiry', status: isThanked ? 200 : status, ms: performance.now() - started };
    } catch {
      return { kind: 'enquiry', status: 0, ms: 0 };
    }
  }

  return { visit, enquire, random, chooseKind, close: () => agent.destroy() };
}

/** Not every seller has a form: the visitor tries another advert. */
async function openAny<T>(open: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await open();
    } catch (error) {
      if (tries === 5) throw error;
    }
  }
}

export type Visitors = ReturnType<typeof createVisitors>;
