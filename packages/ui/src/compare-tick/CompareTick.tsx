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
  /** `Compare 2`: replaces the label by a button that submits the form, so that it is next after the tick. */
  submitText?: string | undefined;
  onTick?: (isTicked: boolean) => void;
}

/** The tick on a card that is itself a link. A field of a form, so that it works without JavaScript. */
export function CompareTick({ title, value, form, isTicked, submitText, ...rest }: CompareTickProps) {
  return (
    <>
      <label className={styles.tick}>
        <input
          type="checkbox"
          className={checkbox.box}
          form={form}
          name="compare"
          value={value}
          aria-label={`Compare ${title}`}
          checked={isTicked}
          disabled={rest.isDisabled}
          onChange={({ currentTarget }) => rest.onTick?.(currentTarget.checked)}
        />
        {submitText ? null : 'Compare'}
      </label>
      {submitText ? (
        <button type="submit" form={form} className={styles.submit}>
          {submitText}
        </button>
      ) : null}
    </>
  );
}
