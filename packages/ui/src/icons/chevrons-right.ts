import { drawIcon } from './draw-icon.ts';

export const ChevronsRight = drawIcon([
  ['path', { d: 'm6 17 5-5-5-5' }],
  ['path', { d: 'm13 17 5-5-5-5' }],
]);
