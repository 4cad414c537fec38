import { imageAddress, imageHeight, srcSet } from '@forecourt/site';
import createMarkdownIt, { type MarkdownIt, type RendererRule, type Token } from 'markdown-it';
import { directiveRule } from './directive-rule.ts';

export const pictureSource = /^picture:([a-z-]+)\/(\d{1,2})$/;

const pictureWidths = [480, 800, 1200, 1600] as const;
const shownWidth = 800;

/** Markdown as our writers use it: no raw HTML, and typographic quotation marks. */
export function createMarkdown(): MarkdownIt {
  const markdown = createMarkdownIt({ html: false, typographer: true, quotes: '“”‘’' });
  markdown.block.ruler.before('fence', 'directive', directiveRule, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  });
  markdown.renderer.rules.image = renderPicture;
  // A wide table scrolls by itself; it must be reachable by keyboard.
  markdown.renderer.rules.table_open = (tokens, index) =>
    `<section data-table tabindex="0" aria-label="${escapeText(tokens[index]?.info ?? 'Table')}"><table>`;
  markdown.renderer.rules.table_close = () => '</table></section>\n';
  return markdown;
}

const renderPicture: RendererRule = (tokens, index) => {
  const token = tokens[index];
  const [, subject = '', variation = '0'] = pictureSource.exec(attributeOf(token, 'src')) ?? [];
  const template = `/media/articles/${subject}/${variation}/%d`;
  const height = imageHeight(shownWidth, '16:9');
  const img = `<img src="${imageAddress(template, shownWidth, height)}" srcset="${srcSet(template, pictureWidths, '16:9')}" sizes="(min-width: 768px) 44rem, 100vw" width="${shownWidth}" height="${height}" alt="${escapeText(textOf(token))}" loading="lazy" decoding="async">`;
  const caption = attributeOf(token, 'title');
  return caption ? `${img}<figcaption>${escapeText(caption)}</figcaption>` : img;
};

export function attributeOf(token: Token | undefined, name: string): string {
  return String(token?.attrGet(name) ?? '');
}

/** The words of a token and of what it holds. */
export function textOf(token: Token | undefined): string {
  if (!token) return '';
  if (token.children) return token.children.map(textOf).join('');
  return token.type === 'softbreak' || token.type === 'hardbreak' ? ' ' : token.content;
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
