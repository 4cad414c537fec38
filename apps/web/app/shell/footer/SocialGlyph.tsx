import type { SocialNetwork } from '@forecourt/site';

/**
 * Drawn for this site, in one weight and on one grid: a letter, a camera or a note is enough to recognise
 * each network.
 */
const drawings: Readonly<Record<SocialNetwork, string>> = {
  facebook:
    'M14 21v-8h2.7l.5-3.2H14V7.9c0-1 .5-1.7 1.8-1.7h1.5V3.3A19 19 0 0 0 15 3c-2.6 0-4.2 1.6-4.2 4.5v2.3H8V13h2.8v8z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.6a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8zm0 2a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8zm4.8-3.4a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2z',
  x: 'M4 4h4.6l4 5.5L17.3 4h2.2l-5.9 6.9L20.4 20h-4.6l-4.4-6-5.2 6H4l6.4-7.4zm3 1.6 9.6 12.8h.9L7.9 5.6z',
  youtube: 'M6 5.5h12a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4v-5a4 4 0 0 1 4-4zm4 3.4v6.2l5.4-3.1z',
  linkedin:
    'M5.4 3.6a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8zM3.8 9h3.2v11H3.8zm5.4 0h3v1.5c.5-.9 1.6-1.8 3.4-1.8 3.4 0 4.6 2 4.6 5.2V20H17v-5.5c0-1.7-.5-2.9-2-2.9-1.7 0-2.6 1.2-2.6 2.9V20H9.2z',
  tiktok:
    'M12.6 3h3c.3 2.3 1.7 3.9 4 4.2v3.1a7.3 7.3 0 0 1-4-1.3v6.3a5.7 5.7 0 1 1-5.7-5.7l.8.1v3.2a2.6 2.6 0 1 0 1.9 2.5z',
};

export function SocialGlyph({ network }: { network: SocialNetwork }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={drawings[network]} />
    </svg>
  );
}
