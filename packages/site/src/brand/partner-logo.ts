/** Where the logo of the operator's partner at this place in the brand file is served. */
export const partnerLogoPath = (place: number) => `/partners/${place + 1}.svg`;
