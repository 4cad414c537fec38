import { drawIcon } from './draw-icon.ts';

export const ChevronRight = drawIcon([['path', { d: 'm9 18 6-6-6-6' }]]);
