import { lazyComponent } from './lazy-component.tsx';

const load = async () => (await import('../tools/ToolPanel.tsx')).ToolPanel;
const late = lazyComponent(load);

/**
 * Few texts have one, and it is large: the browser loads it only with those. The server imports it directly,
 * so that it renders every page in one pass.
 */
export const ToolPanel = import.meta.env.SSR ? await load() : late;
export const preloadToolPanel = late.preload;
