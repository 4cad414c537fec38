import { drawIcon } from './draw-icon.ts';

export const ChevronDown = drawIcon([['path', { d: 'm6 9 6 6 6-6' }]]);
