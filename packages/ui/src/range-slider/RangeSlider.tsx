import styles from './RangeSlider.module.css';

export interface RangeSliderProps {
  /** The subject of the range, for screen readers: `Price`. */
  label: string;
  /** Ready to show, in order; the thumbs move from one to the next. */
  stopLabels: readonly string[];
  fromIndex: number;
  toIndex: number;
  /** How many there are between each stop and the next: one fewer than the stops. */
  histogram?: readonly number[] | undefined;
  onMove: (fromIndex: number, toIndex: number) => void;
  /** Called when a thumb is released. */
  onCommit?: () => void;
}

/** Two native sliders on one track, so that keys, touch and voice work as people expect. */
export function RangeSlider({
  label,
  stopLabels,
  fromIndex,
  toIndex,
  histogram,
  onMove,
  onCommit,
}: RangeSliderProps) {
  const last = stopLabels.length - 1;
  const thumb = (end: 'from' | 'to') => {
    const index = end === 'from' ? fromIndex : toIndex;
    return (
      <input
        type="range"
        className={styles.thumb}
        // With both thumbs at the far end only the first could be moved away, so it must be on top.
        data-top={end === 'from' && fromIndex === last ? '' : undefined}
        min={0}
        max={last}
        step={1}
        value={index}
        aria-label={`${label} ${end}`}
        aria-valuetext={stopLabels[index]}
        onChange={({ currentTarget: { valueAsNumber } }) =>
          end === 'from'
            ? onMove(Math.min(valueAsNumber, toIndex), toIndex)
            : onMove(fromIndex, Math.max(valueAsNumber, fromIndex))
        }
        onPointerUp={onCommit}
        onKeyUp={onCommit}
      />
    );
  };
  return (
    <div className={styles.slider}>
      {histogram ? <Histogram counts={histogram} fromIndex={fromIndex} toIndex={toIndex} /> : null}
      <div className={styles.rail}>
        <svg className={styles.track} height="4" aria-hidden="true">
          <rect className={styles.rest} width="100%" height="4" rx="2" />
          <rect
            className={styles.chosen}
            x={percent(fromIndex, last)}
            width={percent(toIndex - fromIndex, last)}
            height="4"
          />
        </svg>
        {thumb('from')}
        {thumb('to')}
      </div>
    </div>
  );
}

const height = 40;

function Histogram({
  counts,
  fromIndex,
  toIndex,
}: {
  counts: readonly number[];
  fromIndex: number;
  toIndex: number;
}) {
  const most = Math.max(1, ...counts);
  // One shape for all chosen bars and one for the rest: an element for each would be two hundred on a page of results.
  const draw = (isDrawn: (index: number) => boolean) =>
    counts.map((count, index) => (isDrawn(index) ? drawBar(index, count / most) : '')).join('');
  const isChosen = (index: number) => index >= fromIndex && index < toIndex;
  return (
    <svg
      className={styles.histogram}
      viewBox={`0 0 ${counts.length * 10} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.chosen} d={draw(isChosen)} />
      <path className={styles.rest} d={draw((index) => !isChosen(index))} />
    </svg>
  );
}

/** The square root keeps a few dear cars visible beside thousands of cheap ones. */
function drawBar(index: number, share: number): string {
  if (share === 0) return '';
  const tall = Math.max(2, Math.round(Math.sqrt(share) * height));
  return `M${index * 10 + 1} ${height}v-${tall}h8v${tall}`;
}

function percent(part: number, whole: number): string {
  return `${whole === 0 ? 0 : (part / whole) * 100}%`;
}
