import type { brandLinks } from '@forecourt/site';

type Store = (typeof brandLinks.appLinks)[number]['store'];

/** A phone with a round button and one with a bar: the stores' own logos may not be redrawn. */
export function AppStoreGlyph({ store }: { store: Store }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <rect x="6" y="2.5" width="12" height="19" rx="2.8" />
      {store === 'ios' ? (
        <path d="M10.5 5h3M12 8.5v6M9.5 12l2.5 2.5 2.5-2.5" />
      ) : (
        <path d="M10.5 18.5h3M12 6.5v6M9.5 10l2.5 2.5 2.5-2.5" />
      )}
    </svg>
  );
}
