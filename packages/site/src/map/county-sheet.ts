/** Where pages find the shapes: each county is drawn by `<use href="/maps/counties.svg#cork">`. */
export const countySpritePath = '/maps/counties.svg';

/** The sheet that the shapes lie on. */
export const countySheet = { width: 600, height: 787 } as const;
