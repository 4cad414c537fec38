import { drawIcon } from './draw-icon.ts';

export const ChevronsLeft = drawIcon([
  ['path', { d: 'm11 17-5-5 5-5' }],
  ['path', { d: 'm18 17-5-5 5-5' }],
]);
