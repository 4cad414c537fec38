import type { z } from 'zod';
import { articleKinds, articlePath, isAnchored } from '../article-kind.ts';
import type { ContentMistake } from '../content-mistake.ts';
import { articleSchema, pageSchema } from '../front-matter/front-matter-schema.ts';
import { parseFrontMatter } from '../front-matter/parse-front-matter.ts';
import { renderBody } from '../markdown/render-body.ts';
import type { RenderOptions } from '../markdown/render-env.ts';
import type { ContentItem } from './content-item.ts';
import { brandWords, fillWords, type Words } from './fill-words.ts';
import { readingMinutes } from './reading-time.ts';

export interface ContentFile {
  /** Relative to the content folder, with slashes: `articles/review/toyota-corolla.md`. */
  file: string;
  text: string;
}

export interface ReadFile {
  item: ContentItem | null;
  links: { href: string; line: number }[];
  mistakes: ContentMistake[];
}

const pageFile = /^pages\/((?:[a-z0-9-]+\/)*[a-z0-9-]+)\.md$/;
const articleFile = /^articles\/([a-z]+)\/([a-z0-9-]+)\.md$/;

/** One file as a page or an article; where it stands says which, and under which address it is shown. */
export function readFile({ file, text: written }: ContentFile, words: Words = brandWords): ReadFile {
  const { text, mistakes } = fillWords(written, words);
  const read = readFilled(file, text);
  return { ...read, mistakes: [...mistakes.map((mistake) => ({ file, ...mistake })), ...read.mistakes] };
}

function readFilled(file: string, text: string): ReadFile {
  const page = pageFile.exec(file);
  if (page) {
    return read(file, text, pageSchema, {}, (matter, body) => ({ ...matter, ...body, path: `/${page[1]}` }));
  }
  const article = articleFile.exec(file);
  const kind = articleKinds.find((each) => each === article?.[1]);
  if (!article || !kind) {
    const message = 'a file is pages/address.md or articles/kind/slug.md, in lower case with hyphens';
    return { item: null, links: [], mistakes: [{ file, line: 1, message }] };
  }
  const slug = article[2] ?? '';
  const options = isAnchored(kind) ? { anchorPrefix: `${slug}-`, headingShift: 1 } : {};
  const result = read(file, text, articleSchema, options, ({ type, ...matter }, body) => ({
    ...matter,
    ...body,
    kind: type,
    slug,
    path: articlePath(type, slug),
  }));
  if (result.item && 'kind' in result.item && result.item.kind !== kind) {
    const message = `type: is ${result.item.kind}, but the file stands among the articles of the kind ${kind}`;
    return { ...result, mistakes: [...result.mistakes, { file, line: 2, message }] };
  }
  return result;
}

function read<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
  options: RenderOptions,
  build: (
    matter: z.infer<Schema>,
    body: Pick<ContentItem, 'blocks' | 'contents' | 'text' | 'readingMinutes' | 'file'>,
  ) => ContentItem,
): ReadFile {
  const parsed = parseFrontMatter(text, schema);
  if (parsed.kind === 'bad') {
    return { item: null, links: [], mistakes: parsed.mistakes.map((mistake) => ({ file, ...mistake })) };
  }
  // A body's lines are counted from 0 after the front matter.
  const inFile = (line: number) => line + parsed.bodyOffset + 1;
  const { body, mistakes } = renderBody(parsed.body, options);
  const { links, ...rest } = body;
  return {
    item: build(parsed.matter, { ...rest, file, readingMinutes: readingMinutes(body.text) }),
    links: links.map(({ href, line }) => ({ href, line: inFile(line) })),
    mistakes: mistakes.map(({ line, message }) => ({ file, line: inFile(line), message })),
  };
}
