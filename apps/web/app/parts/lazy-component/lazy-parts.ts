import { lazyComponent } from './lazy-component.tsx';

/*
 * Parts that few pages have: the browser loads them only with those. The server imports them directly, so
 * that it renders every page in one pass.
 */
const loadTool = async () => (await import('../tools/ToolPanel.tsx')).ToolPanel;
const loadVehicles = async () => (await import('../content/VehicleRow.tsx')).VehicleRow;
const loadCards = async () => (await import('../content/cards/Cards.tsx')).Cards;
const loadDealer = async () => (await import('../dealer/DealerHead.tsx')).DealerHead;
const loadWaysOut = async () => (await import('../no-results/WaysOut.tsx')).WaysOut;

const late = {
  tool: lazyComponent(loadTool),
  vehicles: lazyComponent(loadVehicles),
  cards: lazyComponent(loadCards),
  dealer: lazyComponent(loadDealer),
  waysOut: lazyComponent(loadWaysOut),
};

export const ToolPanel = import.meta.env.SSR ? await loadTool() : late.tool;
export const VehicleRow = import.meta.env.SSR ? await loadVehicles() : late.vehicles;
export const Cards = import.meta.env.SSR ? await loadCards() : late.cards;
export const DealerHead = import.meta.env.SSR ? await loadDealer() : late.dealer;
export const WaysOut = import.meta.env.SSR ? await loadWaysOut() : late.waysOut;

export type LatePart = keyof typeof late;

export function preloadPart(part: LatePart): Promise<void> {
  return late[part].preload();
}
