import styles from './StoreNav.module.css';

/** Links to the sections of the page: plain anchors, which need no script. */
export function StoreNav({ parts }: { parts: readonly { id: string; text: string }[] }) {
  return (
    <nav className={styles.nav} aria-label="On this page">
      <ul>
        {parts.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
