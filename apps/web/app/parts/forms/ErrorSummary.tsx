import { MessageBanner } from '@forecourt/ui';

interface ErrorSummaryProps {
  title: string;
  /** Messages by the id of their field, to which they link. */
  errors: Readonly<Record<string, string | undefined>>;
  /** The server's answer: the summary takes the focus for each new one. */
  answer: object;
}

/** Says above a form why it was refused. */
export function ErrorSummary({ title, errors, answer }: ErrorSummaryProps) {
  return (
    <MessageBanner type="error" title={title} focusOn={answer}>
      <ul>
        {Object.entries(errors).map(([id, message]) =>
          message ? (
            <li key={id}>
              <a href={`#${id}`}>{message}</a>
            </li>
          ) : null,
        )}
      </ul>
    </MessageBanner>
  );
}
