import { type IllustrationName, vehicleIllustrationColours } from '@forecourt/site';
import styles from './Illustration.module.css';

const files: Record<string, string> = import.meta.glob('./drawings/*.svg', {
  eager: true,
  import: 'default',
  // Browsers refuse to reuse a drawing from a data: address.
  query: '?url&no-inline',
});

export interface IllustrationProps {
  name: IllustrationName;
  /** The accessible name. Without it the drawing is decoration beside text. */
  label?: string;
}

/**
 * A drawing from its own file, referenced in place, so that it takes the page's light and dark colours and
 * adds no script. A vehicle is one drawing in two colours: `bikes-dark-grey` is `bikes` in dark grey.
 */
export function Illustration({ name, label }: IllustrationProps) {
  const colour = vehicleIllustrationColours.find((each) => name.endsWith(`-${each}`));
  const file = colour ? name.slice(0, -colour.length - 1) : name;
  return (
    <svg
      className={styles.illustration}
      viewBox="0 0 160 120"
      data-colour={colour}
      role="img"
      aria-label={label}
      aria-hidden={!label}
    >
      <use href={`${files[`./drawings/${file}.svg`]}#drawing`} />
    </svg>
  );
}
