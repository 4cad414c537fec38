import { countySheet } from '@forecourt/site';
import { type Island, loadIsland } from '../island.ts';
import { buildCountyShapes } from './county-shapes.ts';

let loading: Promise<string> | undefined;

/** Drawn once, which takes a fifth of a second. */
export function loadCountySprite(): Promise<string> {
  loading ??= loadIsland().then(drawCountySprite);
  return loading;
}

/** All shapes in one file that browsers cache, so that no page and no script contains them. Pages set their colours. */
export function drawCountySprite(island: Pick<Island, 'republic' | 'north'>): string {
  const paths = buildCountyShapes(island).shapes.map(({ slug, path }) => `<path id="${slug}" d="${path}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${countySheet.width} ${countySheet.height}">${paths.join('')}</svg>`;
}
