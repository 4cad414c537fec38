import type { Position } from '@forecourt/domain';

/** Where pages find the shapes: `<use href="/maps/counties.svg#cork">` draws a county. */
export const countySpritePath = '/maps/counties.svg';

/** The sheet of the shapes. */
export const countySheet = { width: 600, height: 787 } as const;

/** How the shapes were projected: Mercator, fitted to the sheet's width. A test compares it with the shapes. */
const mercator = { scale: 6811.1277, x: 1245.5777, y: 7942.0047 };

/** Where a position is on the sheet. */
export function placeOnCountySheet({ latitude, longitude }: Position): { x: number; y: number } {
  const radians = Math.PI / 180;
  return {
    x: mercator.x + mercator.scale * longitude * radians,
    y: mercator.y - mercator.scale * Math.log(Math.tan(Math.PI / 4 + (latitude * radians) / 2)),
  };
}
