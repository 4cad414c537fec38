import { lazyPiece } from './lazy-piece.tsx';

const load = async () => (await import('../tools/ToolPanel.tsx')).ToolPanel;
const late = lazyPiece(load);

/**
 * Few texts have one, and it weighs: the browser loads it with those that do. The server has it at hand, so that it
 * writes every page in one go.
 */
export const ToolPanel = import.meta.env.SSR ? await load() : late;
export const bringToolPanel = late.bring;
