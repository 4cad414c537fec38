import checkbox from '../checkbox/Checkbox.module.css';
import styles from './CompareTick.module.css';

export interface CompareTickProps {
  /** What is compared, for screen readers. */
  title: string;
  value: string;
  /** The id of its form, which may be anywhere on the page. */
  form: string;
  isTicked: boolean;
  isDisabled?: boolean;
  onTick?: (isTicked: boolean) => void;
}

/** The tick on a card that is itself a link. A field of a form, so that it works without JavaScript. */
export function CompareTick({ title, value, form, isTicked, isDisabled, onTick }: CompareTickProps) {
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        className={checkbox.box}
        form={form}
        name="compare"
        value={value}
        aria-label={`Compare ${title}`}
        checked={isTicked}
        disabled={isDisabled}
        onChange={({ currentTarget }) => onTick?.(currentTarget.checked)}
      />
      Compare
    </label>
  );
}
