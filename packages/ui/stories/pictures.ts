/** Pictures for the stories: drawn vehicles, and the logo of a dealer that does not exist. */
export { default as bike } from './pictures/bike.webp';
export { default as dealerLogo } from './pictures/dealer-logo.webp';
export { default as hatchback } from './pictures/hatchback.webp';
export { default as hatchbackDashboard } from './pictures/hatchback-dashboard.webp';
export { default as hatchbackFront } from './pictures/hatchback-front.webp';
export { default as hatchbackRear } from './pictures/hatchback-rear.webp';
export { default as hatchbackWheel } from './pictures/hatchback-wheel.webp';
export { default as suv } from './pictures/suv.webp';
export { default as van } from './pictures/van.webp';

/** Responds, but is not a picture: what a dealer's broken logo does. */
export const brokenPicture = '/style.css';
