import styles from './Prose.module.css';

/** Written text. The server renders its HTML from our own Markdown, which allows no HTML. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer escapes whatever a writer types
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
