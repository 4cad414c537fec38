import type { Token } from 'markdown-it';
import type { Block, LivePiece, RenderedBody } from './block.ts';
import { createMarkdown, textOf } from './create-markdown.ts';
import { type BodyMistake, createRenderEnv, type RenderEnv } from './render-env.ts';
import { shapeTokens } from './shape-tokens.ts';

const markdown = createMarkdown();

/** Renders Markdown to blocks: clean HTML, split at each live piece. */
export function renderBody(source: string): { body: RenderedBody; mistakes: BodyMistake[] } {
  const env = createRenderEnv();
  const tokens = markdown.parse(source, env);
  const { contents, anchors, links } = shapeTokens(tokens, env);
  return {
    body: { blocks: partBlocks(tokens, env), contents, anchors, text: plainText(tokens), links },
    mistakes: env.mistakes,
  };
}

function partBlocks(tokens: readonly Token[], env: RenderEnv): Block[] {
  const blocks: Block[] = [];
  let gathered: Token[] = [];
  const flush = () => {
    if (gathered.length > 0) {
      blocks.push({ kind: 'html', html: markdown.renderer.render(gathered, markdown.options, env).trim() });
    }
    gathered = [];
  };
  for (const token of tokens) {
    if (token.type !== 'live_piece') gathered.push(token);
    else {
      flush();
      addPiece(blocks, token.meta?.piece as LivePiece);
    }
  }
  flush();
  return blocks;
}

function addPiece(blocks: Block[], piece: LivePiece): void {
  const last = blocks.at(-1);
  if (piece.kind === 'cards' && last?.kind === 'cards' && last.look === piece.look)
    last.cards.push(...piece.cards);
  else blocks.push(piece);
}

function plainText(tokens: readonly Token[]): string {
  return tokens
    .filter(({ type }) => type === 'inline')
    .map(textOf)
    .join('\n');
}
