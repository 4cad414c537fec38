import { Icon, Link } from '@forecourt/ui';
import type { MessageView } from './build-conversation-view.ts';
import styles from './Conversation.module.css';

/** What was said, the newest at the end. */
export function MessageList({ messages }: { messages: readonly MessageView[] }) {
  return (
    <ol className={styles.messages} aria-label="Messages">
      {messages.map((message) => (
        <MessageItem key={message.id} message={message} />
      ))}
    </ol>
  );
}

function MessageItem({ message }: { message: MessageView }) {
  const { isOwn, name, when, pieces, photos, note, warnings } = message;
  return (
    <li className={styles.message} data-own={isOwn || undefined}>
      <p className={styles.byline}>
        <b>{name}</b> <time>{when}</time>
      </p>
      {pieces.length > 0 ? (
        <p className={styles.words}>
          {pieces.map(({ text, path }, index) =>
            path === undefined ? (
              text
            ) : (
              // Any address of the site, also of what is not a page.
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a message never change
              <Link key={index} href={path} isRouter={false}>
                {text}
              </Link>
            ),
          )}
        </p>
      ) : null}
      {photos.length > 0 ? (
        <ul className={styles.photos}>
          {photos.map(({ path, width, height }, index) => (
            <li key={path}>
              <a href={`${path}?size=full`} target="_blank" rel="noreferrer">
                <img
                  src={path}
                  width={width}
                  height={height}
                  loading="lazy"
                  alt={`Sent by ${name === 'You' ? 'you' : name}, ${index + 1} of ${photos.length}`}
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {note ? <p className={styles.note}>{note}</p> : null}
      {warnings.length > 0 ? (
        <ul className={styles.warnings} aria-label="Take care">
          {warnings.map((warning) => (
            <li key={warning}>
              <Icon glyph="triangle-alert" size="sm" /> {warning}
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
