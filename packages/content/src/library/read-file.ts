import type { z } from 'zod';
import { articleKinds, articlePath } from '../article-kind.ts';
import type { ContentMistake } from '../content-mistake.ts';
import { articleSchema, pageSchema } from '../front-matter/front-matter-schema.ts';
import { parseFrontMatter } from '../front-matter/parse-front-matter.ts';
import type { RenderedBody } from '../markdown/block.ts';
import { renderBody } from '../markdown/render-body.ts';
import { type ContentItem, isArticle } from './content-item.ts';
import { brandWords, fillWords, type Words } from './fill-words.ts';
import { readingMinutes } from './reading-time.ts';

export interface ContentFile {
  /** Relative to the content folder, with slashes: `articles/review/toyota-corolla.md`. */
  file: string;
  text: string;
}

export interface ReadFile {
  item: ContentItem | null;
  /** Those of the text and of the front matter. */
  links: { href: string; line: number }[];
  mistakes: ContentMistake[];
  /** The line of a value of the front matter. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

type ReadBody = Omit<RenderedBody, 'links'> & Pick<ContentItem, 'file' | 'readingMinutes'>;

const pageFile = /^pages\/((?:[a-z0-9-]+\/)*[a-z0-9-]+)\.md$/;
const articleFile = /^articles\/([a-z]+)\/([a-z0-9-]+)\.md$/;

/** One file as a page or an article; its path decides which, and its address. */
export function readFile({ file, text: written }: ContentFile, words: Words = brandWords): ReadFile {
  const { text, mistakes } = fillWords(written, words);
  const read = readFilled(file, text, words);
  return { ...read, mistakes: [...mistakes.map((mistake) => ({ file, ...mistake })), ...read.mistakes] };
}

function readFilled(file: string, text: string, words: Words): ReadFile {
  // A file name may contain the product's name: `pages/ask-{{product}}.md`.
  const page = pageFile.exec(fillWords(file, words).text);
  if (page) {
    return read(file, text, pageSchema, (matter, body) => ({ ...matter, ...body, path: `/${page[1]}` }));
  }
  const article = articleFile.exec(file);
  const kind = articleKinds.find((each) => each === article?.[1]);
  if (!article || !kind) {
    const message = 'a file is pages/address.md or articles/kind/slug.md, in lower case with hyphens';
    return unread([{ file, line: 1, message }]);
  }
  const slug = article[2] ?? '';
  const result = read(file, text, articleSchema, ({ type, ...matter }, body) => ({
    ...matter,
    ...body,
    kind: type,
    slug,
    path: articlePath(type, slug),
  }));
  if (result.item && isArticle(result.item) && result.item.kind !== kind) {
    const message = `type: is ${result.item.kind}, but the file is among the articles of the kind ${kind}`;
    return { ...result, mistakes: [...result.mistakes, { file, line: result.lineOf(['type']), message }] };
  }
  return result;
}

function read<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
  build: (matter: z.infer<Schema>, body: ReadBody) => ContentItem,
): ReadFile {
  const parsed = parseFrontMatter(text, schema);
  if (parsed.kind === 'bad') return unread(parsed.mistakes.map((mistake) => ({ file, ...mistake })));
  const { lineOf } = parsed;
  // A body's lines are counted from 0 after the front matter.
  const inFile = (line: number) => line + parsed.bodyOffset + 1;
  const { body, mistakes } = renderBody(parsed.body);
  const { links, ...rest } = body;
  const item = build(parsed.matter, { ...rest, file, readingMinutes: readingMinutes(body.text) });
  return {
    item,
    links: [...matterLinks(item, lineOf), ...links.map(({ href, line }) => ({ href, line: inFile(line) }))],
    mistakes: mistakes.map(({ line, message }) => ({ file, line: inFile(line), message })),
    lineOf,
  };
}

/** Our own addresses in the front matter; an action may also lead elsewhere. */
function matterLinks(item: ContentItem, lineOf: ReadFile['lineOf']): ReadFile['links'] {
  const action = isArticle(item) ? undefined : item.action?.href;
  return [
    ...item.related.map((href, index) => ({ href, line: lineOf(['related', index]) })),
    ...(item.canonical ? [{ href: item.canonical, line: lineOf(['canonical']) }] : []),
    ...(action?.startsWith('/') ? [{ href: action, line: lineOf(['action', 'href']) }] : []),
  ];
}

function unread(mistakes: ContentMistake[]): ReadFile {
  return { item: null, links: [], mistakes, lineOf: () => 1 };
}
