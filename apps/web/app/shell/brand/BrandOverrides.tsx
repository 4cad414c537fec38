import { brandElementId, brandFile } from '@forecourt/site';
import { formatBrandColours } from './format-brand-colours.ts';

/** What an operator's brand file changes, for the browser: nothing without such a file. */
export function BrandOverrides({ nonce }: { nonce: string | undefined }) {
  if (Object.keys(brandFile).length === 0) return null;
  const { colours } = brandFile;
  return (
    <>
      {colours ? (
        <style nonce={nonce} suppressHydrationWarning>
          {formatBrandColours(colours)}
        </style>
      ) : null}
      <script
        type="application/json"
        id={brandElementId}
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the operator's own file, which cannot end the element
        dangerouslySetInnerHTML={{ __html: JSON.stringify(brandFile).replaceAll('<', '\\u003c') }}
      />
    </>
  );
}
