const newAddresses: Readonly<Record<string, string>> = {
  '/commercials': '/commercials/used',
  '/bikes': '/bikes/used',
  '/bmw-hybrid': '/cars/bmw/bmw-hybrid',
  '/bmw-electric': '/cars/bmw/bmw-electric',
  '/high-impact-prelaunch': '/display-adverts/high-impact-prelaunch',
  '/insearch-product-suite': '/display-adverts/insearch-product-suite',
  '/vehiclecheck': '/vehicle-check',
};

const oldDirectory = /^\/car-dealers(?=\/|$)/i;

/** The new address of an old one, in any case; null if it never was one. */
export function findNewAddress(pathname: string): string | null {
  if (oldDirectory.test(pathname)) return pathname.replace(oldDirectory, '/dealers');
  return newAddresses[pathname.toLowerCase()] ?? null;
}
