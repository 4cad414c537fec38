/** What the peers show too: the same cards and filters, as data. */
export interface PageData {
  title: string;
  cards: Card[];
  facets: Facet[];
  elements: number;
  bytes: number;
}

interface Card {
  href: string;
  title: string;
  lines: string[];
  picture: string;
}

interface Facet {
  name: string;
  options: { label: string; count: number }[];
}

interface Stock {
  items?: { title: string; price: number | null; publicReference: string }[];
  facets?: Record<string, { value: string; count: number }[]>;
}

/** From the page as a visitor gets it, and from the counts that REST gives for the same search. */
export async function readPageData(port: number, path: string): Promise<PageData> {
  const base = `http://127.0.0.1:${port}`;
  const html = await (await fetch(base + path)).text();
  const cards = [...html.matchAll(/<article\b[\s\S]*?<\/article>/g)].map(([card]) => readCard(card));
  const rest = await fetch(`${base}/rest/1.0/Car/stock`).catch(() => null);
  const stock: Stock = rest?.ok ? ((await rest.json()) as Stock) : {};
  const facets = Object.entries(stock.facets ?? {}).map(([name, options]) => ({
    name,
    options: options.map(({ value, count }) => ({ label: String(value), count })),
  }));
  return {
    title: /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '') ?? '',
    cards,
    facets,
    elements: html.match(/<[a-z]/g)?.length ?? 0,
    bytes: Buffer.byteLength(html),
  };
}

function readCard(card: string): Card {
  const text = card
    .replaceAll(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, '')
    .split(/<[^>]+>/)
    .map((each) => each.trim())
    .filter(Boolean);
  return {
    href: /href="([^"]+)"/.exec(card)?.[1] ?? '/',
    picture: /(?:src|srcSet)="([^" ]+)/i.exec(card)?.[1] ?? '',
    title: text[0] ?? '',
    lines: text.slice(1),
  };
}
