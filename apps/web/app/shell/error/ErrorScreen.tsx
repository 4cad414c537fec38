import { brand } from '@forecourt/site';
import { ButtonLink } from '@forecourt/ui';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { LazyBoundary } from '../../parts/lazy-component/LazyBoundary.tsx';
import { lazyComponent } from '../../parts/lazy-component/lazy-component.tsx';
import { ScreenHeader } from '../../parts/screen-header/ScreenHeader.tsx';
import { useRequestId } from '../request-id.ts';
import { decideErrorWords } from './decide-error-words.ts';
import styles from './ErrorScreen.module.css';
import { useFailedRequestId } from './failed-request.ts';

/** For a page that is not found; loaded synchronously on the server. */
const NotFoundHelp = import.meta.env.SSR
  ? (await import('../../screens/about/not-found/NotFoundHelp.tsx')).NotFoundHelp
  : lazyComponent(async () => (await import('../../screens/about/not-found/NotFoundHelp.tsx')).NotFoundHelp);

/** Shown when a page is not found or something broke. */
export function ErrorScreen({ error }: { error: unknown }) {
  const failedId = useFailedRequestId();
  const requestId = useRequestId() || (failedId && `Request ${failedId}`);
  const { pathname, search } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : null;
  // Node's navigator has no network state, so only an explicit `false` counts as offline.
  const isOnline = typeof navigator === 'undefined' || navigator.onLine !== false;
  const words = decideErrorWords(status, isOnline);
  return (
    <div className={styles.screen}>
      <title>{`${words.title} | ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <ScreenHeader title={words.title} lead={words.text} />
      {words.help === 'search' ? (
        <LazyBoundary size="form">
          <NotFoundHelp />
        </LazyBoundary>
      ) : null}
      <div className={styles.ways}>
        {words.help === 'try-again' ? (
          // A full page load clears whatever broke in the running page.
          <ButtonLink href={pathname + search} isRouter={false}>
            Try again
          </ButtonLink>
        ) : null}
        <ButtonLink href="/" variant={words.help === 'try-again' ? 'tertiary' : 'secondary'}>
          Go to the home page
        </ButtonLink>
      </div>
      {words.help === 'try-again' ? (
        // The browser does not know the id of the request that loaded the page, so hydration keeps the server's text.
        <p className={styles.request} suppressHydrationWarning>
          {requestId}
        </p>
      ) : null}
    </div>
  );
}
