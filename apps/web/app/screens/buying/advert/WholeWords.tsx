import styles from './offer/AdvertHead.module.css';

/** Text that breaks between words only: `Mercedes-` at the end of a line reads like half a name. */
export function WholeWords({ text }: { text: string }) {
  return text.split(/(\S+-\S+)/).map((part) =>
    part.includes('-') ? (
      <span key={part} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
