import { brand } from '@forecourt/domain';
import { isRouteErrorResponse, Link } from 'react-router';
import { useRequestId } from '../request-id.ts';
import { decideErrorWords } from './decide-error-words.ts';
import styles from './ErrorScreen.module.css';

/** What a visitor reads when an address leads nowhere or something broke. */
export function ErrorScreen({ error }: { error: unknown }) {
  const requestId = useRequestId();
  const status = isRouteErrorResponse(error) ? error.status : null;
  // Node has a navigator that knows nothing of networks: only a plain no counts.
  const isOnline = typeof navigator === 'undefined' || navigator.onLine !== false;
  const words = decideErrorWords(status, isOnline);
  return (
    <div className={styles.screen}>
      <title>{`${words.title} | ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      <p>
        <Link to="/">Go to the home page</Link>
      </p>
      {/* The browser does not know the id of the request that brought the page: it leaves the server's word alone. */}
      <p className={styles.request} suppressHydrationWarning>
        {requestId}
      </p>
    </div>
  );
}
