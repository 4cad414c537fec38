import { isRouteErrorResponse, Link } from 'react-router';
import styles from './ErrorScreen.module.css';

/** What a visitor reads when an address leads nowhere or something broke. */
export function ErrorScreen({ error }: { error: unknown }) {
  const words = decideWords(error);
  return (
    <div className={styles.screen}>
      <title>{`${words.title} | Forecourt`}</title>
      <meta name="robots" content="noindex" />
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      <p>
        <Link to="/">Go to the home page</Link>
      </p>
    </div>
  );
}

function decideWords(error: unknown): { title: string; text: string } {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return {
      title: 'We cannot find that page',
      text: 'The address may be mistyped, or the page may have moved.',
    };
  }
  return {
    title: 'Something went wrong on our side',
    text: 'It has been noted. Please try again in a moment.',
  };
}
