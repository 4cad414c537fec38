/** Requests a page as a browser does. */
export type Ask = (path: string) => Promise<{ status: number; location: string | null; text: string }>;

export function askOf(app: { request(request: Request): Response | Promise<Response> }): Ask {
  return async (path) => {
    const response = await app.request(
      new Request(`http://localhost${path}`, { headers: { Accept: 'text/html' } }),
    );
    return {
      status: response.status,
      location: response.headers.get('location'),
      text: await response.text(),
    };
  };
}

export interface Walk {
  /** How many addresses of the site were requested. */
  asked: number;
  /** What was not found, or failed, and which page links to it. */
  broken: string[];
}

/** No page is more redirects away than this. */
const mostMoves = 2;

/**
 * Requests these addresses and every due link on them, and continues from pages that `isWalked` accepts. An
 * ended advert is a 410, which is a valid response; nothing else that the site links to may be missing or
 * fail.
 */
export async function walkLinks(
  ask: Ask,
  starts: readonly string[],
  isWalked: (path: string) => boolean,
  isDue: (path: string) => boolean,
): Promise<Walk> {
  const from = new Map(starts.map((start) => [start, 'the start']));
  const broken: string[] = [];
  for (const [path, by] of from) {
    const answer = await follow(ask, path);
    if (answer.status >= 400 && answer.status !== 410) broken.push(`${answer.status} ${path} of ${by}`);
    if (answer.status !== 200 || !isWalked(path)) continue;
    for (const link of linksIn(answer.text)) if (!from.has(link) && isDue(link)) from.set(link, path);
  }
  return { asked: from.size, broken };
}

async function follow(ask: Ask, path: string): ReturnType<Ask> {
  let answer = await ask(path);
  for (let moves = 0; answer.location !== null; moves++) {
    if (moves === mostMoves) return { ...answer, status: 508 };
    answer = await ask(answer.location);
  }
  return answer;
}

/** The addresses of this site in a page, a sitemap or a REST response, without the fragment. */
export function linksIn(text: string): string[] {
  const found = [
    ...text.matchAll(/\bhref="(\/[^"]*)"/g),
    ...text.matchAll(/"href":"(\/[^"]*)"/g),
    ...text.matchAll(/<loc>http:\/\/localhost(?::\d+)?(\/[^<]*)<\/loc>/g),
  ].map(([, address = '']) => decodeEntities(address).replace(/#.*/s, ''));
  return [...new Set(found)].filter(
    (address) => address !== '' && !/^\/(?:\/|assets\/|media\/)/.test(address),
  );
}

function decodeEntities(text: string): string {
  return text
    .replaceAll('&#x27;', "'")
    .replaceAll('&apos;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
