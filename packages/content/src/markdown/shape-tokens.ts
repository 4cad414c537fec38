import { slugify } from '@forecourt/domain';
import type { Token } from 'markdown-it';
import type { ContentsEntry, LivePiece, RenderedBody } from './block.ts';
import { attributeOf, pictureSource, textOf } from './create-markdown.ts';
import { noteMistake, type RenderEnv } from './render-env.ts';

/** Characters of a cell that stays on one line in any window: `2009 to 2012`. */
const longestUnbroken = 12;

/** Gives headings their anchors, names tables, makes figures and outside links what they should be. */
export function shapeTokens(
  tokens: readonly Token[],
  env: RenderEnv,
): Pick<RenderedBody, 'contents' | 'anchors' | 'links'> {
  const contents: ContentsEntry[] = [];
  const links: RenderedBody['links'] = [];
  const anchors = new Set<string>();
  let lastHeading = 'Table';
  let tables = 0;

  tokens.forEach((token, index) => {
    const line = token.map?.[0] ?? 0;
    if (token.type === 'heading_open') {
      const text = textOf(tokens[index + 1]);
      const level = Number(token.tag.slice(1));
      if (level === 1)
        noteMistake(env, line, 'the title is the only heading of the first level: begin with ##');
      const id = anchorOf(text);
      lastHeading = text;
      tables = 0;
      if (level === 2) contents.push({ id, text });
      token.attrSet('id', id);
    } else if (token.type === 'table_open') {
      tables += 1;
      token.info = tables > 1 ? `${lastHeading}, table ${tables}` : `${lastHeading}, table`;
    } else if (token.type === 'paragraph_open' && isPictureAlone(tokens[index + 1])) {
      token.tag = 'figure';
      const close = tokens[index + 2];
      if (close) close.tag = 'figure';
    } else if (token.type === 'th_open' || token.type === 'td_open') {
      alignByData(token);
      if (textOf(tokens[index + 1]).length <= longestUnbroken) token.attrSet('data-short', '');
    } else if (token.type === 'live_piece') {
      const piece = token.meta?.piece as LivePiece;
      if (piece.kind === 'cards') for (const { href } of piece.cards) links.push({ href, line });
    } else if (token.type === 'inline') {
      shapeInline(token, line);
    }
  });
  return { contents, anchors: [...anchors], links };

  function anchorOf(text: string): string {
    const words = slugify(text).replace(/[^a-z0-9-]/g, '');
    const base = words.replace(/-+/g, '-') || 'part';
    let anchor = base;
    for (let times = 2; anchors.has(anchor); times += 1) anchor = `${base}-${times}`;
    anchors.add(anchor);
    return anchor;
  }

  function shapeInline(inline: Token, line: number): void {
    for (const child of inline.children ?? []) {
      if (child.type === 'image' && !pictureSource.test(attributeOf(child, 'src'))) {
        noteMistake(env, line, 'a picture is named by its subject, such as picture:charging/2');
      }
      if (child.type !== 'link_open') continue;
      const href = attributeOf(child, 'href');
      if (/^[/#]/.test(href)) links.push({ href, line });
      else if (/^https?:/.test(href)) child.attrSet('rel', 'noopener');
      else if (!/^(mailto:|tel:)/.test(href)) noteMistake(env, line, `"${href}" is not a valid link address`);
    }
  }
}

/** A column of figures is right-aligned by the style sheet, so that no cell needs its own style. */
function alignByData(cell: Token): void {
  const [, side] = /text-align:(\w+)/.exec(attributeOf(cell, 'style')) ?? [];
  cell.attrs = (cell.attrs ?? []).filter(([name]) => name !== 'style');
  if (side) cell.attrSet('data-align', side);
}

function isPictureAlone(inline: Token | undefined): boolean {
  return inline?.children?.length === 1 && inline.children[0]?.type === 'image';
}
