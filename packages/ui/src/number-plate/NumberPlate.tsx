import styles from './NumberPlate.module.css';

export interface NumberPlateProps {
  /** `191-D-12345` */
  text: string;
  /**
   * The county's Irish name, which Irish plates carry above the number. Without it the plate has no band
   * either.
   */
  countyInIrish?: string | undefined;
}

const largestFigures = 68;
/** Between the band, or the edge, and the far edge, with a margin at both ends. */
const room = { irish: 424, other: 460 };
const stars = Array.from({ length: 12 }, (_, index) => (index * Math.PI) / 6);

/** A number plate as seen on the road: 520 by 112 millimetres. */
export function NumberPlate({ text, countyInIrish }: NumberPlateProps) {
  const isIrish = countyInIrish !== undefined;
  const middle = isIrish ? 282 : 260;
  const fitting = (isIrish ? room.irish : room.other) / widthOf(text);
  return (
    <svg className={styles.plate} viewBox="0 0 520 112" role="img" aria-label={`Number plate ${text}`}>
      <rect className={styles.ground} x="1" y="1" width="518" height="110" rx="10" />
      {isIrish ? (
        <>
          <path className={styles.band} d="M11 2H46V110H11A9 9 0 0 1 2 101V11A9 9 0 0 1 11 2z" />
          {stars.map((angle) => (
            <circle
              key={angle}
              className={styles.star}
              cx={(24 + 13 * Math.sin(angle)).toFixed(1)}
              cy={(34 - 13 * Math.cos(angle)).toFixed(1)}
              r="2"
            />
          ))}
          <text className={styles.country} x="24" y="97">
            IRL
          </text>
          <text className={styles.county} x={middle} y="25">
            {countyInIrish.toUpperCase()}
          </text>
        </>
      ) : null}
      <text
        className={styles.number}
        x={middle}
        y={isIrish ? 93 : 80}
        fontSize={Math.min(largestFigures, Math.floor(fitting))}
      >
        {text}
      </text>
    </svg>
  );
}

/** The approximate width of a text in multiples of its height: the server cannot measure it. */
function widthOf(text: string): number {
  const wide = text.match(/[MW]/g)?.length ?? 0;
  return wide * 1.07 + (text.length - wide) * 0.63;
}
