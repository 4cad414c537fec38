import { brand, tokenColours } from '@forecourt/site';

/** What a phone needs to add the site to its home screen. */
export function buildWebManifest() {
  return {
    id: '/',
    name: `${brand.name}: cars, commercials and bikes`,
    short_name: brand.name,
    description: brand.description,
    lang: 'en-IE',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: tokenColours.surface.light,
    theme_color: tokenColours.primary.light,
    categories: ['shopping', 'lifestyle'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Used cars', url: '/used-cars' },
      { name: 'Saved vehicles', short_name: 'Saved', url: '/saved-vehicles' },
      { name: 'Viewing day', url: '/viewing-day' },
      { name: 'Find a dealer', short_name: 'Dealers', url: '/dealers' },
    ],
  };
}
