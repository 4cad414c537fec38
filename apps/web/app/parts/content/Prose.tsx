import { useRef } from 'react';
import styles from './Prose.module.css';
import { useInAppLinks } from './use-in-app-links.ts';

/** Written text. The server renders its HTML from our own Markdown, which allows no HTML. */
export function Prose({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useInAppLinks(place);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer escapes whatever a writer types
  return <div className={styles.prose} ref={place} dangerouslySetInnerHTML={{ __html: html }} />;
}
