/** Where pages find the shapes: `<use href="/maps/counties.svg#cork">` draws a county. */
export const countySpritePath = '/maps/counties.svg';

/** The sheet of the shapes. */
export const countySheet = { width: 600, height: 787 } as const;
