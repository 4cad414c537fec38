import { brand } from '@forecourt/site';
import type { ConversationView } from './build-conversation-view.ts';
import styles from './Conversation.module.css';

/** What the site says: never among the messages, so that no message can pass for it. */
export function Notices({ notices }: Pick<ConversationView, 'notices'>) {
  if (notices.length === 0) return null;
  return (
    <section className={styles.notices} aria-labelledby="notices-title">
      <h2 id="notices-title">From {brand.name}</h2>
      <ul>
        {notices.map(({ id, when, words }) => (
          <li key={id}>
            <p>{words}</p>
            <time>{when}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}
