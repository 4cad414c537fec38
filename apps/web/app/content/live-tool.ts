import { lazyPiece } from '../live-piece/lazy-piece.ts';

/**
 * Few texts have one, and it weighs: the browser loads it with those that do. The server has it at hand, so that it
 * writes every page in one go.
 */
export const ToolPanel = import.meta.env.SSR
  ? (await import('../tools/ToolPanel.tsx')).ToolPanel
  : lazyPiece(async () => (await import('../tools/ToolPanel.tsx')).ToolPanel);
