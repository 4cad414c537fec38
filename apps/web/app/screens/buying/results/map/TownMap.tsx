import { counties } from '@forecourt/domain';
import { countySpritePath } from '@forecourt/site';
import { Anchor } from '@forecourt/ui';
import { focusInDirection } from '../../../../parts/county-picker/county-in-direction.ts';
import { mapWidth, type TownMapView } from './build-town-map.ts';
import styles from './TownMap.module.css';

/** A finger needs more room than a small dot. */
const fingerRadius = 18;

/** A county and its towns. Like the map of counties a single tab stop: the list beside it has one for each. */
export function TownMap({ county, countySlug, height, transform, towns }: TownMapView) {
  const largestFirst = towns.toSorted((a, b) => b.radius - a.radius);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset
    <svg
      className={styles.map}
      viewBox={`0 0 ${mapWidth} ${height}`}
      width={mapWidth}
      height={height}
      role="group"
      aria-label={`Map of Co. ${county} by town`}
    >
      <g transform={transform}>
        {counties.map(({ slug }) => (
          <use
            key={slug}
            className={styles.county}
            data-chosen={slug === countySlug || undefined}
            href={`${countySpritePath}#${slug}`}
          />
        ))}
      </g>
      {largestFirst.map((town, index) => (
        <Anchor
          key={town.slug}
          className={styles.town}
          href={town.href}
          aria-label={town.label}
          tabIndex={index === 0 ? 0 : -1}
          data-place={town.slug}
          onKeyDown={(event) => focusInDirection(event, towns, town)}
        >
          <title>{town.label}</title>
          <circle fill="transparent" cx={town.east} cy={town.south} r={fingerRadius} />
          <circle className={styles.dot} cx={town.east} cy={town.south} r={town.radius} />
          {town.text ? (
            <text className={styles.name} x={town.text.x} y={town.text.y} textAnchor={town.text.anchor}>
              {town.name} {town.count}
            </text>
          ) : null}
        </Anchor>
      ))}
    </svg>
  );
}
