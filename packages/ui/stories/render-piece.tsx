import { renderToString } from 'react-dom/server';
import { storiesByPiece } from './all-stories.ts';

export const pieces = [...storiesByPiece.keys()];

/** The body of the page that shows one component in all its states, each state in its own root. */
export function renderPiece(piece: string): string {
  const stories = storiesByPiece.get(piece) ?? [];
  const sections = stories.map(
    ({ id, name, element }) =>
      `<section class="story"><h2 class="story-name">${name}</h2><div data-story="${id}">${renderToString(element, { identifierPrefix: id })}</div></section>`,
  );
  return `<main><h1 class="piece-name">${piece}</h1>${sections.join('')}</main>`;
}
