import { lazy } from 'react';

/**
 * Few texts have one, and it weighs: the browser loads it with those that do. The server has it at hand, so that it
 * writes every page in one go.
 */
export const ToolPanel = import.meta.env.SSR
  ? (await import('../tools/ToolPanel.tsx')).ToolPanel
  : lazy(async () => ({ default: (await import('../tools/ToolPanel.tsx')).ToolPanel }));
