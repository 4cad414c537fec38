import { countySheet, countySpritePath } from '@forecourt/site';
import { Anchor } from '@forecourt/ui';
import type { PickedCounty } from './build-county-picker.ts';
import styles from './CountyMap.module.css';
import { focusInDirection } from './county-in-direction.ts';
import { type OnPoint, pointing } from './pointing.ts';

interface CountyMapProps {
  counties: readonly PickedCounty[];
  pointed: string | null;
  onPoint: OnPoint;
}

/**
 * A single tab stop, within which the arrow keys move from county to county: the list beside it already has a
 * tab stop for each. The shapes come from a file that browsers cache.
 */
export function CountyMap({ counties, pointed, onPoint }: CountyMapProps) {
  const current = counties.find(({ isCurrent }) => isCurrent);
  const entrance = current?.href ? current : counties.find(({ href }) => href !== null);
  const outlined = counties.find(({ slug }) => slug === pointed) ?? null;

  return (
    <figure className={styles.figure}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */}
      <svg
        className={styles.map}
        viewBox={`0 0 ${countySheet.width} ${countySheet.height}`}
        width={countySheet.width}
        height={countySheet.height}
        role="group"
        aria-label="Map of Ireland by county"
      >
        {counties.map((county) => {
          const shape = <use href={`${countySpritePath}#${county.slug}`} />;
          const look = {
            'data-shade': county.shade || undefined,
            'data-current': county.isCurrent || undefined,
          };
          if (county.href === null)
            return (
              <g key={county.slug} className={styles.county} {...look}>
                {shape}
              </g>
            );
          return (
            <Anchor
              key={county.slug}
              className={styles.county}
              href={county.href}
              aria-label={county.label}
              aria-current={county.isCurrent ? 'true' : undefined}
              tabIndex={county === entrance ? 0 : -1}
              data-place={county.slug}
              {...look}
              {...pointing(county.slug, onPoint)}
              onKeyDown={(event) => focusInDirection(event, counties, county)}
            >
              {shape}
            </Anchor>
          );
        })}
        {/* Drawn again above its neighbours, which would otherwise hide half of its outline. */}
        {current ? (
          <use className={styles.currentOutline} href={`${countySpritePath}#${current.slug}`} />
        ) : null}
        {outlined ? <use className={styles.outline} href={`${countySpritePath}#${outlined.slug}`} /> : null}
      </svg>
      <figcaption className={styles.caption} aria-hidden="true">
        {outlined?.label ?? current?.label ?? 'Choose a county'}
      </figcaption>
    </figure>
  );
}
